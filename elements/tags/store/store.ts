// Contract of <airside-store>.
import { stateEvents } from '../../kit/common/common-events';
import { configAttributes } from '../../kit/config-attributes';
import type { Attribute, Contract } from '../../kit/contract';
import { StoreElement } from './provider';

export default {
  tag: 'airside-store',
  group: 'Whole shop',
  summary:
    'Gives the elements inside it their shop: backend, store view, cart and session. Draws nothing itself.',
  root: 'light',
  component: null,
  styles: [],
  attributes: Object.fromEntries(
    Object.entries(configAttributes).map(([name, description]): [string, Attribute] => [
      name,
      { type: 'text', description },
    ]),
  ),
  example: `<airside-store store-view="europe">
  <airside-price sku="GN-002"></airside-price>
</airside-store>`,
  internalProps: ['storefront'],
  events: stateEvents,
  slots: { '': 'Anything; our elements in it use this shop.' },
  parts: {},
  customProperties: {},
} satisfies Contract;

export const element = StoreElement;
