// The screens of the shop that engines are compared on, in the order of a visit: a guest's, with a bottle in the cart, a customer's.
import { guestCart, storageKey, tokenOf } from '../support/checkout-start';
import { guest } from '../support/shopper';
import type { Place } from '../support/shop-process';
import { button, choice, dialog, field, heading, link, type Target, type Visitor } from './visitor';

type Shop = Pick<Place, 'shopUrl'>;

export interface Screen {
  name: string;
  path: string;
  /** What comes last. */
  ready: Target;
  /** What is done there before it is looked at. */
  act?(visitor: Visitor, width: number): Promise<void>;
}

/** The width from which on the menu stands in the header. */
const hasMenu = (width: number) => width >= 960;

export const guestScreens: Screen[] = [
  { name: 'home', path: '/', ready: heading('New on the shelf') },
  {
    name: 'menu',
    path: '/spirits/whisky.html',
    ready: field('Per page'),
    async act(visitor, width) {
      if (!hasMenu(width))
        return visitor.click(button(/open menu/i)).then(() => visitor.see({ css: dialog }));
      await visitor.reach(link('Spirits', 'nav[aria-label=Main]'));
      await visitor.page.press('ArrowDown');
      await visitor.see(link('Gin', 'nav[aria-label=Main]'));
    },
  },
  { name: 'category', path: '/spirits/gin.html', ready: field('Per page') },
  { name: 'nothing found', path: '/search.html?query=zzyzx', ready: heading(/Nothing found/) },
  { name: 'search', path: '/search.html?query=gin', ready: field('Per page') },
  { name: 'product', path: '/glen-tarrow-10-year-old.html', ready: heading('Reviews') },
  { name: 'brands', path: '/brands', ready: heading('Brands') },
  { name: 'page of words', path: '/pages/ordering', ready: { css: '.cms-html' } },
  { name: 'contact', path: '/contact-us', ready: field(/^Message|^Comment|^What/) },
  { name: 'not there', path: '/no-such-page', ready: heading('Oops!') },
  { name: 'sign in', path: '/sign-in', ready: field('Password') },
  { name: 'create account', path: '/create-account', ready: field('Password') },
  { name: 'forgot password', path: '/forgot-password', ready: field('Email') },
  { name: 'guest order', path: '/guest-order', ready: field('Email') },
  { name: 'empty cart', path: '/cart', ready: heading(/cart is empty/i) },
];

/** With a bottle in the cart. */
export const buyerScreens: Screen[] = [
  { name: 'cart', path: '/cart', ready: link(/checkout/i, 'main') },
  {
    name: 'mini cart',
    path: '/spirits/gin.html',
    ready: field('Per page'),
    act: async (visitor) => {
      await visitor.click(button(/cart, 1 item/i));
      await visitor.see(link(/checkout/i, dialog));
    },
  },
  { name: 'checkout: contact', path: '/checkout', ready: field('Email') },
  {
    name: 'checkout: address',
    path: '/checkout',
    ready: field('Email'),
    act: async (visitor) => {
      await visitor.fill(field('Email'), guest.Email);
      await visitor.click(button('Continue', 'main'));
      await visitor.see(field('Phone'));
    },
  },
  {
    name: 'checkout: payment',
    path: '/checkout',
    ready: field('Phone'),
    act: async (visitor) => {
      await visitor.fillAddress();
      await visitor.click(button('Continue to delivery'));
      await visitor.click(button('Continue to payment'));
      await visitor.see(button('Review the order'));
      await visitor.see(choice(/^Check/));
    },
  },
  {
    name: 'toast',
    path: '/cart',
    ready: link(/checkout/i, 'main'),
    act: async (visitor) => {
      await visitor.click(button(/^Remove/, 'main'));
      await visitor.see(button('Undo'));
    },
  },
];

/** Signed in. */
export const customerScreens: Screen[] = [
  { name: 'order history', path: '/order-history', ready: heading('Order history') },
  { name: 'wishlist', path: '/wishlist', ready: { css: 'airside-wishlist [data-sku]' } },
  { name: 'address book', path: '/address-book', ready: button('Add an address') },
  { name: 'address form', path: '/address-book?address=new', ready: field('Phone') },
  { name: 'account information', path: '/account-information', ready: button('Change: Name') },
  { name: 'communications', path: '/communications', ready: button('Save', 'main') },
];

/** Into the browser's storage, as an earlier visit leaves it; the cart as its id. */
async function remember({ page }: Visitor, shop: Shop, values: Record<string, string>): Promise<void> {
  await page.goto(`${shop.shopUrl}/health`);
  for (const [name, value] of Object.entries(values))
    await page.evaluate(
      (key, record) => localStorage.setItem(key, record),
      storageKey(shop, name),
      JSON.stringify({ value, timeStored: Date.now(), ttl: 3600 }),
    );
}

export async function comeWithBottle(visitor: Visitor, shop: Shop): Promise<void> {
  await remember(visitor, shop, { cartId: await guestCart(shop, 'GN-002') });
}

export async function comeSignedIn(visitor: Visitor, shop: Shop, email: string): Promise<void> {
  await remember(visitor, shop, { signin_token: await tokenOf(shop, email) });
}

export const visits: Record<
  string,
  { screens: Screen[]; come?(visitor: Visitor, shop: Shop): Promise<void> }
> = {
  'a guest': { screens: guestScreens },
  'a guest with a bottle': { screens: buyerScreens, come: comeWithBottle },
  'a customer': {
    screens: customerScreens,
    come: (visitor, shop) => comeSignedIn(visitor, shop, 'diana@example.com'),
  },
};

/** Opens it and waits until nothing comes any more. */
export async function show(visitor: Visitor, shop: Shop, screen: Screen, width: number): Promise<void> {
  await visitor.page.goto(shop.shopUrl + screen.path);
  await visitor.see(screen.ready);
  // The footer's switchers come when the page is at rest.
  await visitor.see(button(/^Store/, 'airside-footer'));
  await screen.act?.(visitor, width);
  await visitor.rest();
}
