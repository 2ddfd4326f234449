// Every text there is, by feature: what a key may be. The texts themselves come with the code that shows them. A feature with one
// catalogue declares it there; those of several are put together here.
import type { account } from './catalogue/account';
import type { accountDetails } from './catalogue/account-details';
import type { accountMenu } from './catalogue/account-menu';
import type { accountPage } from './catalogue/account-page';
import type { addressBook } from './catalogue/address-book';
import type { brand } from './catalogue/brand';
import type { breadcrumbs, trail } from './catalogue/breadcrumbs';
import type { buyFoot } from './catalogue/buy-foot';
import type { cart } from './catalogue/cart';
import type { cartAside } from './catalogue/cart-aside';
import type { cartChanges } from './catalogue/cart-changes';
import type { cartCoupon } from './catalogue/cart-coupon';
import type { cartCrossing } from './catalogue/cart-crossing';
import type { cartEmpty } from './catalogue/cart-empty';
import type { cartEnd } from './catalogue/cart-end';
import type { cartEstimate } from './catalogue/cart-estimate';
import type { cartLines } from './catalogue/cart-lines';
import type { cartPage } from './catalogue/cart-page';
import type { cartPartial } from './catalogue/cart-partial';
import type { cartStock } from './catalogue/cart-stock';
import type { catalog } from './catalogue/catalog';
import type { checkout } from './catalogue/checkout';
import type { checkoutPayment } from './catalogue/checkout-payment';
import type { checkoutReceipt } from './catalogue/checkout-receipt';
import type { checkoutReview } from './catalogue/checkout-review';
import type { choice } from './catalogue/choice';
import type { cms } from './catalogue/cms';
import type { contact } from './catalogue/contact';
import type { content } from './catalogue/content';
import type { errorView } from './catalogue/error-view';
import type { events } from './catalogue/events';
import type { filters } from './catalogue/filters';
import type { footer } from './catalogue/footer';
import type { forms } from './catalogue/forms';
import type { guestCancel } from './catalogue/guest-cancel';
import type { guestOrder } from './catalogue/guest-order';
import type { listing } from './catalogue/listing';
import type { listingMore } from './catalogue/listing-more';
import type { menuGoods } from './catalogue/menu-goods';
import type { menus } from './catalogue/menus';
import type { miniCart } from './catalogue/mini-cart';
import type { navigation } from './catalogue/navigation';
import type { newsletter } from './catalogue/newsletter';
import type { newsletterAnswer } from './catalogue/newsletter-answer';
import type { order } from './catalogue/order';
import type { orders } from './catalogue/orders';
import type { pagination } from './catalogue/pagination';
import type { price } from './catalogue/price';
import type { product } from './catalogue/product';
import type { productPage } from './catalogue/product-page';
import type { productMore } from './catalogue/product-more';
import type { productRefusals } from './catalogue/product-refusals';
import type { quantity } from './catalogue/quantity';
import type { saveLine } from './catalogue/save-line';
import type { savedAddresses } from './catalogue/saved-addresses';
import type { search } from './catalogue/search';
import type { searchedPlace } from './catalogue/searched-place';
import type { searchHelp } from './catalogue/search-help';
import type { searchPanel } from './catalogue/search-panel';
import type { searchPage } from './catalogue/search-page';
import type { shelf } from './catalogue/shelf';
import type { slowness } from './catalogue/slowness';
import type { toasts } from './catalogue/toasts';
import type { ui } from './catalogue/ui';
import type { unclear } from './catalogue/unclear';
import type { validation } from './catalogue/validation';
import type { wishlist } from './catalogue/wishlist';
import type { wishlistMove } from './catalogue/wishlist-move';

export interface Messages {
  account: typeof account &
    typeof accountMenu &
    typeof accountPage &
    typeof accountDetails &
    typeof addressBook;
  ui: typeof ui &
    typeof breadcrumbs &
    typeof price &
    typeof forms &
    typeof pagination &
    typeof quantity &
    typeof validation;
  cart: typeof cart &
    typeof miniCart &
    typeof cartLines &
    typeof cartPage &
    typeof cartAside &
    typeof cartChanges &
    typeof cartCoupon &
    typeof cartCrossing &
    typeof cartPartial &
    typeof cartStock &
    typeof cartEstimate &
    typeof cartEmpty &
    typeof cartEnd;
  catalog: typeof catalog &
    typeof listing &
    typeof filters &
    typeof listingMore &
    typeof product &
    typeof trail &
    typeof saveLine &
    typeof wishlistMove &
    typeof productPage &
    typeof productRefusals &
    typeof buyFoot &
    typeof productMore &
    typeof shelf &
    typeof brand &
    typeof wishlist;
  checkout: typeof checkout &
    typeof savedAddresses &
    typeof checkoutPayment &
    typeof checkoutReceipt &
    typeof checkoutReview;
  content: typeof content &
    typeof cms &
    typeof contact &
    typeof events &
    typeof newsletter &
    typeof newsletterAnswer;
  navigation: typeof navigation &
    typeof searchedPlace &
    typeof choice &
    typeof menus &
    typeof slowness &
    typeof menuGoods &
    typeof footer &
    typeof toasts &
    typeof errorView;
  orders: typeof orders & typeof order & typeof guestOrder & typeof guestCancel;
  unclear: typeof unclear;
  search: typeof search & typeof searchPanel & typeof searchPage & typeof searchHelp;
}
