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
    ready: field(/^Sort/),
    async act(visitor, width) {
      if (!hasMenu(width))
        return visitor.click(button(/open menu/i)).then(() => visitor.see({ css: dialog }));
      await visitor.reach(link('Spirits', 'nav[aria-label=Main]'));
      await visitor.page.press('ArrowDown');
      await visitor.see(link('Gin', 'nav[aria-label=Main]'));
    },
  },
  { name: 'category', path: '/spirits/gin.html', ready: field(/^Sort/) },
  {
    name: 'filters',
    path: '/spirits/gin.html',
    ready: field(/^Sort/),
    async act(visitor, width) {
      if (hasMenu(width)) await visitor.choose(/./);
      else await visitor.click(button('Filters', 'main'));
      await visitor.see(hasMenu(width) ? button(/^Remove filter/) : button(/^Show \d+ products/, dialog));
    },
  },
  {
    name: 'suggestions',
    path: '/spirits/gin.html',
    ready: field(/^Sort/),
    async act(visitor) {
      await visitor.click(button('Search', 'header'));
      await visitor.fill(field('Search the shop', 'header'), 'gin');
      await visitor.see({ css: '[role=option] img' });
    },
  },
  { name: 'nothing found', path: '/search.html?query=zzyzx', ready: heading(/Nothing found/) },
  { name: 'search', path: '/search.html?query=gin', ready: field(/^Sort/) },
  { name: 'product', path: '/glen-tarrow-10-year-old.html', ready: heading('Reviews') },
  {
    name: 'gallery, zoomed',
    path: '/glen-tarrow-10-year-old.html',
    ready: heading('Reviews'),
    async act(visitor) {
      await visitor.click({ css: '.gallery-zoom' });
      await visitor.see(button('Larger', dialog));
    },
  },
  {
    name: 'no size chosen',
    path: '/glen-tarrow-10-year-old.html',
    ready: heading('Reviews'),
    async act(visitor) {
      await visitor.click(button('Add to cart', 'main'));
      await visitor.see({ css: '*', name: /^Please choose /, within: 'main' });
      await visitor.page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: 'brands', path: '/brands', ready: heading('Brands') },
  { name: 'page of words', path: '/pages/ordering', ready: { css: '.cms-html' } },
  { name: 'events', path: '/events', ready: heading('Store events') },
  { name: 'contact', path: '/contact-us', ready: field(/^Message|^Comment|^What/) },
  { name: 'not there', path: '/no-such-page', ready: heading('This page is not here') },
  { name: 'sign in', path: '/sign-in', ready: field('Password') },
  {
    name: 'sign in, nothing typed',
    path: '/sign-in',
    ready: field('Password'),
    async act(visitor) {
      await visitor.click(button('Sign in', 'main'));
      await visitor.see({ css: '.field-error' });
    },
  },
  { name: 'create account', path: '/create-account', ready: field('Password') },
  { name: 'forgot password', path: '/forgot-password', ready: field('Email') },
  { name: 'guest order', path: '/guest-order', ready: field('Email') },
  { name: 'empty cart', path: '/cart', ready: heading(/cart is empty/i) },
  {
    name: 'empty mini cart',
    path: '/spirits/gin.html',
    ready: field(/^Sort/),
    act: async (visitor) => {
      await visitor.click(button(/open your cart/i));
      await visitor.see({ css: `:is(${dialog}) *`, name: /Your cart is empty/ });
    },
  },
];

/** With a bottle in the cart. */
export const buyerScreens: Screen[] = [
  { name: 'cart', path: '/cart', ready: link(/checkout/i, 'main') },
  {
    name: 'mini cart',
    path: '/spirits/gin.html',
    ready: field(/^Sort/),
    act: async (visitor) => {
      await visitor.click(button(/cart, 1 item/i));
      await visitor.see(link(/checkout/i, dialog));
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

/** The same, on the way to an order. */
export const payerScreens: Screen[] = [
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
    name: 'checkout: review',
    path: '/checkout',
    ready: button('Review the order'),
    act: async (visitor) => {
      await visitor.choose(/^Check/);
      await visitor.click(button('Review the order'));
      await visitor.see(button(/^Place order/));
    },
  },
  {
    name: 'receipt',
    path: '/checkout',
    ready: button('Review the order'),
    act: async (visitor) => {
      await visitor.choose(/^Check/);
      await visitor.click(button('Review the order'));
      await visitor.click(button(/^Place order/));
      await visitor.focused(heading('Thank you for your order'));
    },
  },
];

/** Signed in. */
export const customerScreens: Screen[] = [
  { name: 'order history', path: '/order-history', ready: heading('Order history') },
  {
    name: 'order',
    path: '/order-history',
    ready: { css: '.order-row-number' },
    act: async (visitor) => {
      await visitor.click({ css: '.order-row-number' });
      await visitor.see(button(/again/i, 'main'));
    },
  },
  { name: 'wishlist', path: '/wishlist', ready: { css: 'airside-wishlist [data-sku]' } },
  { name: 'address book', path: '/address-book', ready: button('Add an address') },
  { name: 'address form', path: '/address-book?address=new', ready: field('Phone') },
  { name: 'account information', path: '/account-information', ready: button('Change: Name') },
  { name: 'communications', path: '/communications', ready: button('Save', 'main') },
  {
    name: 'review form',
    path: '/glen-tarrow-12-year-old-sherry-cask.html',
    ready: heading('Reviews'),
    act: async (visitor) => {
      await visitor.scrollTo(heading('Reviews'));
      await visitor.click(button('Write a review'));
      await visitor.see(field(/^Your review/));
      // How far the focus in it scrolls is an engine's own affair.
      await visitor.page.evaluate(() => scrollTo(0, 0));
    },
  },
];

/** Signed in, with nothing kept so far. */
export const newcomerScreens: Screen[] = [
  { name: 'no orders', path: '/order-history', ready: heading('Order history') },
  { name: 'empty wishlist', path: '/wishlist', ready: heading('Your wishlist is empty') },
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
  'a guest who pays': { screens: payerScreens, come: comeWithBottle },
  'a customer': {
    screens: customerScreens,
    come: (visitor, shop) => comeSignedIn(visitor, shop, 'diana@example.com'),
  },
  'a new customer': {
    screens: newcomerScreens,
    come: (visitor, shop) => comeSignedIn(visitor, shop, 'erik@example.com'),
  },
};

/** Opens it and waits until nothing comes any more. */
export async function show(visitor: Visitor, shop: Shop, screen: Screen, width: number): Promise<void> {
  await visitor.page.goto(shop.shopUrl + screen.path);
  await visitor.see(screen.ready);
  // The footer's switchers come when the page is at rest, what editors put there with an answer; a checkout has neither.
  if (screen.path !== '/checkout') {
    await visitor.see(button(/^Store/, 'airside-footer'));
    await visitor.see({ css: '*', name: 'Company', within: 'airside-footer' });
  }
  await screen.act?.(visitor, width);
  await visitor.rest();
}
