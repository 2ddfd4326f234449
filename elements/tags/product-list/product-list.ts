// Contract of <airside-product-list>.
import { ProductList } from '../../../src/catalog/shelf/ProductList';
import { shelfStyles } from '../../../src/catalog/shelf/shelf-styles';
import { cardStyles } from '../../../src/catalog/card/styles';
import { inTextStyles } from '../../../src/ui/ground/ground-styles';
import { uiStyles } from '../../../src/ui/styles';
import { cardEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-product-list',
  group: 'Products',
  summary: 'A shelf for any page: the products of a category, of a list of SKUs, of a search, or of a kind.',
  root: 'shadow',
  component: ProductList,
  styles: [...uiStyles, ...cardStyles, ...shelfStyles, ...inTextStyles],
  reserve: '290px',
  spaced: true,
  room: {
    '': '472+185 324:425+187.4 600:279+83.3',
    ':is([limit="1"],[limit="2"],[limit="3"]:not([skus]))': '303 308:308 316:313 324:96+62.4 600:90+41.7',
    '[skus]:is(:not([limit]),[limit="3"])': '246+125 324:226+125 600:90+41.7',
    ':is([limit="4"],[limit="5"]):not([skus])': '289+125 324:269+125 600:90+41.7',
  },
  attributes: {
    'category-uid': { type: 'text', description: 'Uid of the category whose products are shown.' },
    skus: { type: 'text', description: 'SKUs, separated by commas or spaces; shown in this order.' },
    search: { type: 'text', description: 'Words to search for; the products that fit best are shown.' },
    kind: {
      type: 'text',
      options: ['new', 'best-sellers', 'specials'],
      description:
        'Products of this kind, where no SKUs are given; specials are found among the first 500 of the category or search.',
    },
    heading: { type: 'text', default: '', prop: 'title', description: 'Heading above the products.' },
    'hide-empty': {
      type: 'boolean',
      default: false,
      description: 'Shows nothing, not even the heading, where there is no such product.',
    },
    limit: {
      type: 'number',
      description:
        'At most this many products; where it is absent, 6, or all of the SKUs; of more than it shows, those that fill whole rows.',
    },
    'partial-row': {
      type: 'boolean',
      default: false,
      description: 'Shows as many as the limit says, also where the last row is not full.',
    },
  },
  internalProps: ['sizes'],
  needs: ['skus', 'category-uid', 'search', 'kind'],
  example:
    '<airside-product-list kind="best-sellers" heading="Best sellers" limit="3"></airside-product-list>',
  events: {
    ...cardEvents,
    'airside-not-found': {
      description: 'There is no product with one of the SKUs, or none in the category.',
      detail: 'NotFound',
    },
    ...errorEvent,
  },
  slots: { '': 'Shown until the products are ready.' },
  parts: {
    shelf: 'The shelf with its heading.',
    ...commonParts(
      'button-quiet',
      'alert-error',
      'tag',
      'price',
      'card',
      'wishlist-button',
      'grid',
      'picture',
      'rating',
      'title',
    ),
  },
  customProperties: {},
} satisfies Contract;
