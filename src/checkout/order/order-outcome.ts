// What the page keeps, shows and forgets once it is known what became of an order.
import { batch } from '@preact/signals-core';
import { tellCartEnd, type CartEnd } from '../../cart/end/cart-end';
import type { Storefront } from '../../storefront';
import type { SavedCheckout } from '../saved';
import { clearSlots, type Slots } from '../slots';
import type { Receipt } from './receipt';

export interface OrderOutcome {
  setOrder(receipt: Receipt): void;
  /** Everything starts anew, but what was bought stays on the screen. */
  accept(receipt?: Receipt): void;
  /** The cart is over, and what became of it is known as far as it can be. */
  lose(end: CartEnd, of: Receipt | undefined): void;
}

export function createOrderOutcome(
  { cart, storage }: Pick<Storefront, 'cart' | 'storage'>,
  { saved, slots }: { saved: SavedCheckout; slots: Slots },
): OrderOutcome {
  return {
    setOrder(receipt) {
      slots.receipt.value = receipt;
      saved.set('checkoutReceipt', receipt);
    },
    accept: (receipt = slots.receipt.value) =>
      batch(() => {
        clearSlots(slots);
        slots.receipt.value = receipt;
        slots.isReceiptNew.value = receipt !== undefined;
      }),
    lose(end, of) {
      const names = of?.cart.items.map(({ name }) => name);
      batch(() => {
        if (end.why === 'ordered') saved.clear();
        if (!of || storage.get('cartId') === of.cart.id) cart.removeCart();
        tellCartEnd(storage, { ...end, ...(names ? { names } : {}) });
      });
    },
  };
}
