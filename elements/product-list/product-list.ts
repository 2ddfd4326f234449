// Contract of <airside-product-list>.
import { ProductList } from '../../src/catalog/ProductList';
import { cardStyles } from '../../src/catalog/styles';
import { uiStyles } from '../../src/ui/styles';
import { errorEvent, type Contract } from '../contract';

export default {
  tag: 'airside-product-list',
  summary: 'A shelf for any page: the products of a category, of a list of SKUs, or of a kind.',
  root: 'shadow',
  component: ProductList,
  styles: [...uiStyles, ...cardStyles],
  reserve: '480px',
  attributes: {
    'category-uid': { type: 'text', description: 'Uid of the category whose products are shown.' },
    skus: { type: 'text', description: 'SKUs, separated by commas or spaces; shown in this order.' },
    kind: {
      type: 'text',
      options: ['new', 'best-sellers', 'specials'],
      description: 'Products of this kind, where no SKUs are given.',
    },
    heading: { type: 'text', default: '', prop: 'title', description: 'Heading above the products.' },
    limit: { type: 'number', default: 6, description: 'At most this many products.' },
  },
  events: {
    'airside-list-viewed': {
      description: 'The products are shown, once per list.',
      detail: '{ title: string; skus: string[] }',
    },
    ...errorEvent,
  },
  slots: { '': 'Shown until the products are ready.' },
  parts: {},
  customProperties: {},
} satisfies Contract;
