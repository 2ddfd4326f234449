// What the picture of each element shows in docs/elements.md. `npm run docs:pictures` draws them: tests/docs/pictures.
import type { Contract } from '../kit/contract.ts';
import { exampleOf } from './tag-html.ts';

export interface Picture {
  /** What is seen, for whoever does not see it. */
  alt: string;
  /** HTML that is drawn; the contract's example when absent. */
  html?: string;
  /** Width of the window in px; 720 when absent. */
  width?: number;
  /** At most so high, in px; 640 when absent. */
  height?: number;
  /** Who looks: a guest when absent, one with something in the cart, or Diana of the demo, signed in. */
  as?: 'buyer' | 'customer';
  /** Typed into the first field. */
  type?: string;
  /** Name of the button that is pressed, or of the link that is pointed at. */
  press?: RegExp;
  point?: RegExp;
  /** What that opens: waited for, and in the picture. */
  opens?: string;
}

/** They have no picture. */
export const drawsNothing: readonly string[] = ['airside-session', 'airside-store'];

const pictures: Record<string, Picture> = {
  'airside-product-card': { alt: 'A card with a bottle, its price and a button to add it', width: 320 },
  'airside-product-list': { alt: 'Products side by side under a heading', width: 960 },
  'airside-add-to-cart': { alt: 'A button that says “Add to cart”', width: 320 },
  'airside-price': { alt: 'A price in dollars', width: 320 },
  'airside-wishlist-button': { alt: 'A heart with words beside it', width: 320 },
  'airside-product-page': {
    alt: 'A product’s pictures, name, price, choices and button',
    width: 1100,
    height: 720,
  },
  'airside-brand-page': {
    alt: 'The banner of a brand, its name and the other brands',
    width: 1100,
    height: 670,
  },
  'airside-category-page': {
    alt: 'The name of a category, what is below it, filters, order and products',
    width: 1100,
    height: 880,
  },
  'airside-search-page': {
    alt: 'What a search for gin found, with filters and order',
    width: 1100,
    height: 800,
  },
  'airside-mini-cart': {
    alt: 'The cart in its drawer, opened: two bottles and the way to the checkout',
    width: 480,
    as: 'buyer',
    press: /cart/i,
    opens: 'dialog[open]',
  },
  'airside-cart-page': {
    alt: 'Two bottles with their quantities and what they cost together',
    width: 960,
    height: 860,
    as: 'buyer',
  },
  'airside-checkout': {
    alt: 'The first step of the checkout asks for an email address; the next ones follow',
    width: 960,
    as: 'buyer',
  },
  'airside-header': {
    alt: 'The shop’s name, menu, search, account and bag in one bar',
    width: 1100,
    as: 'buyer',
  },
  'airside-mega-menu': {
    alt: 'The main navigation with the submenu of Spirits opened',
    width: 960,
    point: /^Spirits/,
    opens: '[part~=mega-menu-panel]',
  },
  'airside-navigation-drawer': {
    alt: 'The categories in a drawer, opened',
    width: 480,
    press: /menu/i,
    opens: 'dialog[open]',
  },
  'airside-search-box': {
    alt: '“gin” is typed; products and more are suggested below the field',
    width: 480,
    type: 'gin',
    opens: '[part~=search-panel]',
  },
  'airside-currency-switcher': {
    alt: 'Three currencies to choose from',
    width: 320,
    press: /./,
    opens: '[part~=choice-menu]',
  },
  'airside-store-switcher': {
    alt: 'Store views to choose from',
    width: 320,
    press: /./,
    opens: '[part~=choice-menu]',
  },
  'airside-toasts': {
    alt: 'A message that a bottle was removed, with a way to undo it',
    html: '<airside-toasts></airside-toasts><airside-cart-page></airside-cart-page>',
    width: 480,
    as: 'buyer',
    press: /^Remove/,
    opens: '[part~=toast]',
  },
  'airside-footer': { alt: 'What editors wrote, the newsletter, and where to follow the shop', width: 960 },
  'airside-contact': { alt: 'Fields for name, email, telephone and a comment', height: 780 },
  'airside-create-account': {
    alt: 'Fields for name, email and password, with what a password needs',
    height: 820,
  },
  'airside-breadcrumbs': { alt: 'The way from Home by Spirits to Whisky', width: 480 },
  'airside-home': { alt: 'Banners and products of the home page', width: 1100, height: 900 },
  'airside-shop': { alt: 'The header and the home page of the whole shop', width: 1100, height: 720 },
  'airside-account': {
    alt: 'The customer’s name and the menu of account pages, opened',
    width: 320,
    as: 'customer',
    press: /Diana/,
    opens: '[part~=panel]',
  },
  'airside-account-information': {
    alt: 'Name, email and password of a customer, each with a way to change it',
    width: 960,
    as: 'customer',
  },
  'airside-address-book': { alt: 'Two addresses, each with ways to change it', width: 960, as: 'customer' },
  'airside-communications': { alt: 'A box to tick for news by email', width: 960, as: 'customer' },
  'airside-order-history': { alt: 'Orders with number, date, state and sum', width: 960, as: 'customer' },
  'airside-saved-payments': {
    alt: 'A kept card with its last digits and expiry',
    width: 960,
    as: 'customer',
  },
  'airside-wishlist': {
    alt: 'Three bottles, with prices and ways into the cart',
    width: 960,
    as: 'customer',
  },
  'airside-newsletter': { alt: 'Fields for a name and an email address, and a button to subscribe' },
  'airside-banner-carousel': {
    alt: 'A banner with a picture, a title and buttons for the next one',
    width: 1100,
  },
  'airside-banner-group': { alt: 'Four pictures under the heading “Shop by shelf”' },
  'airside-brand-logos': { alt: 'Six logos of brands under a heading' },
  'airside-cms-block': { alt: 'A sentence about what delivery costs' },
  'airside-cms-page': { alt: 'A page with a picture and what the editors wrote' },
  'airside-duty-free-steps': { alt: 'Three steps with icons: choose, order, enjoy' },
  'airside-error-view': { alt: '“This page is not here”, a sentence, and a button that leads home' },
  'airside-event': { alt: 'An event’s picture, title, time and place' },
  'airside-events': { alt: 'Events with their dates' },
  'airside-special-offers': { alt: 'Special offers side by side' },
  'airside-sign-in': { alt: 'Fields for email and password, and a button to sign in' },
  'airside-account-confirm': { alt: 'A button that confirms the account' },
  'airside-forgot-password': { alt: 'A field for the email address, and a button' },
  'airside-guest-order': { alt: 'Fields for order number, email and last name' },
  'airside-reset-password': { alt: 'A field for the new password, with what it needs' },
};

/** undefined of an element that draws nothing by itself; of one without a line here, its example. */
export function pictureOf(
  contract: Contract,
): (Required<Pick<Picture, 'alt' | 'html'>> & Picture) | undefined {
  const { tag } = contract;
  if (drawsNothing.includes(tag)) return undefined;
  return { alt: `${tag} in the demo’s shop`, html: exampleOf(contract), ...pictures[tag] };
}
