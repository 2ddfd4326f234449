// Build plugin: small stateless modules that just two screens share are built into both, as a chunk between them
// would be one more request, and in the chunk of all screens every other screen would carry them. So is what the bag has in
// common with the rest: it comes alone, and the rest without it.
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Without extension, below src. None of them may keep state or make a React context. */
const copied = [
  '../elements/common-events',
  'cart/cart-event',
  'cart/invalid-cart',
  'cart/lines/use-emptied-focus',
  'catalog/brand/brands',
  'catalog/buyable-api',
  'catalog/html-text',
  'catalog/product-page/option-choice',
  'catalog/product-page/purchase.css',
  'catalog/product-page/PurchaseStatus',
  'catalog/product-page/use-purchase',
  'catalog/use-near',
  'checkout/payment/saved-card',
  'catalog/wishlist/wish-key',
  'graphql/generated/catalog-brand',
  'locale/en_US/error-view',
  'locale/en_US/forms',
  'locale/en_US/product',
  'ui/Breadcrumbs',
  'ui/breadcrumbs.css',
  'ui/form/Checkbox',
  'ui/form/control.css',
  'ui/form/Field',
  'ui/form/FieldFrame',
  'ui/form/field.css',
  'ui/inline-direction',
  'ui/pagination/pagination.css',
  'ui/form/QuantityStepper',
  'ui/form/quantity',
  'ui/form/Select',
  'ui/form/stepper.css',
  'ui/form/use-form',
  'user/addresses/address-lines',
  'user/attempt',
];

/** A folder whose screens load the copies of another folder anyway has none of its own. */
const sharing: Record<string, string> = {
  'account/access/password': 'account/access',
  'catalog/brand': 'catalog',
  'catalog/card': 'catalog',
  'catalog/category': 'catalog',
  'catalog/listing': 'catalog',
  'catalog/product-page/gallery': 'catalog/product-page',
  'catalog/shelf': 'catalog',
  'content/home/banners': 'content/home',
  'ui/form': 'ui',
};

export const ownCopies = (): Plugin[] => [copiesOfScreens(), copiesOfBag()];

/** All that the badge starts with: none of it keeps state that is not the page's. */
function copiesOfBag(): Plugin {
  return {
    name: 'airside-own-copies-of-bag',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      async handler(source, importer, options) {
        if (!importer || !/\/mini-cart\/badge\.ts$|\bcopy=bag\b/.test(importer)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found || found.external) return null;
        const [path = '', query] = found.id.split('?', 2);
        return { ...found, id: `${path}?${[query, 'copy=bag'].filter(Boolean).join('&')}` };
      },
    },
  };
}

function copiesOfScreens(): Plugin {
  let sources = '';
  return {
    name: 'airside-own-copies',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => void (sources = `${config.root}/src`),
    resolveId: {
      filter: { id: new RegExp(`/(${copied.map((path) => path.split('/').at(-1)).join('|')})(\\?inline)?$`) },
      async handler(source, importer, options) {
        const found = importer && (await this.resolve(source, importer, { ...options, skipSelf: true }));
        if (!found) return null;
        const [path = '', query] = found.id.split('?', 2);
        if (!copied.includes(relative(sources, path).replace(/\.tsx?$/, ''))) return null;
        const [importing = '', of = ''] = importer.split('?', 2);
        const folder = relative(sources, dirname(importing)).replaceAll('\\', '/');
        const owner =
          /\bcopy=[\w-]+/.exec(of)?.[0] ?? `copy=${(sharing[folder] ?? folder).replace(/\W/g, '-')}`;
        return { ...found, id: `${path}?${[query, owner].filter(Boolean).join('&')}` };
      },
    },
  };
}
