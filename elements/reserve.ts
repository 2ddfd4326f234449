// The room that elements keep at least before their code is there: for the loader, and with what rooms.ts adds to it, as a
// sheet for pages that want it sooner.

/** Block size by tag without prefix, of more.ts too; no more than the usual content, and as in its contract (a test compares). */
export const reserve: Record<string, string> = {
  shop: '100vh',
  'mini-cart': '44px',
  header: 'clamp(69px, (100vw - 959px) * 999, 149px)',
  'mega-menu': '48px',
  'navigation-drawer': '44px',
  'store-switcher': '32px',
  'currency-switcher': '32px',
  footer: '320px',
  'error-view': '420px',
  home: '960px',
  'banner-carousel': 'max(clamp(400px, 40vw, 600px), min(704px, (768px - 100vw) * 999))',
  'special-offers': '240px',
  'banner-group': '144px',
  'brand-logos': '176px',
  'duty-free-steps': '144px',
  'cms-page': '640px',
  newsletter: 'max(208px, min(384px, (640px - 100vw) * 999))',
  contact: '640px',
  events: '960px',
  event: '640px',
  'search-box': '48px',
  'search-page': '960px',
  'category-page': '960px',
  'product-page': '960px',
  'brand-page': '960px',
  'product-list': '290px',
  'product-card': '420px',
  'add-to-cart': '48px',
  'wishlist-button': '44px',
  price: '20px',
  breadcrumbs: '24px',
  'cart-page': '480px',
  checkout: '480px',
  'sign-in': '480px',
  'create-account': '640px',
  'forgot-password': '440px',
  'reset-password': '640px',
  'account-confirm': '480px',
  'order-history': '480px',
  wishlist: '480px',
  'saved-payments': '480px',
  'guest-order': '640px',
  account: '44px',
  communications: '480px',
  'account-information': '480px',
  'address-book': '480px',
};
/** Stand in a line of text or of icons. */
const inline = ['mini-cart', 'navigation-drawer', 'store-switcher', 'currency-switcher', 'price'];

/** Rules for tags that are not defined yet; a defined element keeps its room itself. */
export const reserveRules = (): string =>
  Object.entries(reserve)
    .map(([name, size]) => {
      const display = inline.includes(name) ? `inline-block;min-inline-size:${size}` : 'block';
      return `airside-${name}:not(:defined){display:${display};min-block-size:${size}}`;
    })
    .join('');
