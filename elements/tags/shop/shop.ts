// Contract of <airside-shop>.
import type { Contract } from '../../kit/contract';
import { ShopElement } from './frame';

export default {
  tag: 'airside-shop',
  group: 'Whole shop',
  summary:
    'The whole shop: header, the page of the current address, footer and messages. One per page; it owns history and title.',
  root: 'light',
  component: null,
  styles: [],
  reserve: '100vh',
  attributes: {
    base: { type: 'text', description: 'Path or address that the shop lives under; / when absent.' },
    'page-type': {
      type: 'text',
      description: 'What the first address is, when the server has looked it up already.',
      options: ['CATEGORY', 'PRODUCT', 'CMS_PAGE'],
    },
    'page-uid': { type: 'text', description: 'Uid of the category or product of the first address.' },
    'page-url-key': { type: 'text', description: 'URL key of the product of the first address.' },
    'page-identifier': { type: 'text', description: 'Identifier of the CMS page of the first address.' },
    'page-size': {
      type: 'number',
      description: 'Products on a page of a listing, as the store view has it; asked for when absent.',
    },
  },
  example: '<airside-shop base="/duty-free"></airside-shop>',
  internalProps: ['storefront'],
  events: {},
  slots: { '': 'Readable content for visitors without script; replaced by the shop.' },
  parts: {},
  customProperties: {},
} satisfies Contract;

export const element = ShopElement;
