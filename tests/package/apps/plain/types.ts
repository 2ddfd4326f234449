// What must compile, and what must not, where there is no framework.
import { AirsideMiniCartElement } from 'airside/mini-cart/element';
import 'airside/mini-cart';
import 'airside/product-list';
import type { AirsideEventDetails } from 'airside';

const bag = document.querySelector('airside-mini-cart')!;
const list = document.createElement('airside-product-list');

list.kind = 'new';
list.limit = 3;
list.categoryUid = undefined;
// @ts-expect-error: no such kind
list.kind = 'cheapest';
// @ts-expect-error: not a number
list.limit = 'three';

bag.addEventListener('airside-opened', (event) => {
  const count: number = event.detail.count;
  // @ts-expect-error: an opened drawer has no SKU
  return [count, event.detail.sku];
});
bag.addEventListener('click', (event) => event.clientX);
// @ts-expect-error: only open() and close()
bag.toggle();

export const opened: Promise<void> = bag.open();
export const isBag: boolean = bag instanceof AirsideMiniCartElement;
export const price: AirsideEventDetails['airside-item-added']['price'] = 1;
