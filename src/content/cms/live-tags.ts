// Which of our tags may stand in an editor's HTML, with the attributes they keep there. A test holds it to the contracts.

/**
 * Left out on purpose: what says where the shop is (store), what there is one of per page (shop, header, footer, toasts …),
 * and what asks for secrets (checkout, sign-in …): HTML from elsewhere must not set those up.
 */
export const liveTags: Readonly<Record<string, readonly string[]>> = {
  'airside-add-to-cart': ['sku', 'quantity', 'label'],
  'airside-banner-carousel': [],
  'airside-banner-group': ['number'],
  'airside-brand-logos': ['heading', 'limit'],
  'airside-brand-page': ['brand'],
  'airside-breadcrumbs': ['uid'],
  'airside-category-page': ['uid'],
  'airside-cms-block': ['identifier'],
  'airside-contact': [],
  'airside-duty-free-steps': ['heading'],
  'airside-event': ['event-id'],
  'airside-events': [],
  'airside-mini-cart': ['open-on-add'],
  'airside-newsletter': ['audience', 'heading'],
  'airside-price': ['sku'],
  'airside-product-card': ['sku', 'add-to-cart', 'hide-empty'],
  'airside-product-list': [
    ...['category-uid', 'skus', 'search', 'kind', 'heading'],
    ...['limit', 'partial-row', 'hide-empty'],
  ],
  'airside-search-box': ['query'],
  'airside-special-offers': ['heading'],
  'airside-wishlist-button': ['sku', 'with-label'],
};

export const isLiveTag = (tag: string): boolean => Object.hasOwn(liveTags, tag);

export const isLiveAttribute = (attribute: string, tag = ''): boolean =>
  isLiveTag(tag) && liveTags[tag]!.includes(attribute);
