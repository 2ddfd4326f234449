// Changing the cart; loaded with the first change.
import type { DocumentText } from '../../graphql/document-text';
import {
  AddConfigurableProductToCartDocument,
  AddProductsToCartDocument,
  ApplyCouponDocument,
  CreateCartDocument,
  MergeCartsDocument,
  RemoveCouponDocument,
  RemoveItemFromCartDocument,
  UpdateCartItemDocument,
  UpdateCartItemsDocument,
} from '../../graphql/generated/cart-change';
import type { IfLost } from '../../transport/client-api';
import { TransportError } from '../../transport/errors';
import type { Transport } from '../../transport/transport';
import type { RawChange } from '../api';
import type { ParcelLine } from '../crossing/parcel';
import { askedLines } from './asked-lines';
import { isSameItem, type CartItem, type NewCartItem } from '../cart';

/** What a change answered of the cart; undefined where it did not say enough. */
export type Answer = RawChange | undefined;

export interface CartChanges {
  /** A new guest cart's id, or the id of the signed-in customer's active cart. */
  createCart(): Promise<string>;
  /**
   * `known`: the lines that the cart has without the change, where that is known; so in all that follows. `wentIn`: asked where the
   * answer was lost.
   */
  add(
    cartId: string,
    item: NewCartItem,
    known: readonly CartItem[] | undefined,
    wentIn: () => Promise<boolean>,
  ): Promise<AddResult>;
  /** In one request; answers how much the backend complained about. Whether it went in, only reading the cart tells. */
  addAll(cartId: string, lines: readonly ParcelLine[]): Promise<number>;
  /** In one request; a quantity of 0 takes a line out. */
  setAll(cartId: string, lines: readonly { uid: string; quantity: number }[]): Promise<void>;
  update(cartId: string, uid: string, quantity: number, known?: readonly CartItem[]): Promise<Answer>;
  remove(cartId: string, uid: string): Promise<Answer>;
  applyCoupon(cartId: string, code: string): Promise<Answer>;
  removeCoupon(cartId: string): Promise<Answer>;
  /** Needs a session. The guest's cart is over afterwards. */
  merge(guestCartId: string, customerCartId: string): Promise<void>;
}

export interface AddResult {
  totalQuantity: number;
  answer?: Answer;
  /** Set when the backend complained although the request as such was accepted. */
  refusal?: TransportError;
}

type Sending = ReturnType<typeof createSending>;
type Asked = (
  known: readonly CartItem[] | undefined,
  isChanged: (line: CartItem) => boolean,
) => ReturnType<typeof askedLines>;

export function createCartChanges(transport: Transport): CartChanges {
  const send = createSending(transport);
  const asked: Asked = (known, isChanged) => askedLines(known, isChanged, transport.has('Cart.itemsV2'));

  return {
    async createCart() {
      const { cartId } = await transport.mutate(CreateCartDocument, {}, { ifLost: 'harmless' });
      if (!cartId) throw new Error('createEmptyCart: no id');
      return cartId;
    },

    add: createAdding(send, asked),

    async addAll(cartId, lines) {
      const cartItems = lines.map(({ sku, quantity, options }) => ({
        sku,
        quantity,
        ...(options && { selected_options: options }),
      }));
      const [{ addProductsToCart }, , partial] = await send(AddProductsToCartDocument, {
        cartId,
        cartItems,
        ...asked(undefined, () => false),
      });
      return (addProductsToCart?.user_errors.length ?? 0) + (hiddenIn(partial) ? 1 : 0);
    },

    async setAll(cartId, lines) {
      const items = lines.map(({ uid, quantity }) => ({ cart_item_uid: uid, quantity }));
      await send(UpdateCartItemsDocument, { cartId, items });
    },

    async update(cartId, uid, quantity, known) {
      const lines = asked(known, (line) => line.uid === uid);
      const variables = { cartId, itemId: uid, quantity, ...lines };
      const [{ updateCartItems }, answer, partial] = await send(UpdateCartItemDocument, variables);
      const refusal = refusalOf(updateCartItems?.errors) ?? hiddenIn(partial);
      if (refusal) throw refusal;
      return answer;
    },

    async remove(cartId, uid) {
      try {
        const [, answer] = await send(RemoveItemFromCartDocument, { cartId, itemId: uid });
        return answer;
      } catch (error) {
        // Gone already, e.g. removed in another tab: that is what was wanted.
        if (!(error instanceof TransportError) || !error.entries.some(isItemGone)) throw error;
        return undefined;
      }
    },

    async applyCoupon(cartId, code) {
      const [, answer] = await send(ApplyCouponDocument, { cartId, couponCode: code });
      return answer;
    },

    async removeCoupon(cartId) {
      const [, answer] = await send(RemoveCouponDocument, { cartId });
      return answer;
    },

    async merge(guestCartId, customerCartId) {
      await transport.mutate(MergeCartsDocument, { guestCartId, customerCartId }, { ifLost: 'harmless' });
    },
  };
}

function createAdding(send: Sending, asked: Asked): CartChanges['add'] {
  return async (cartId, item, known, wentIn) => {
    const lines = asked(known, (line) => isSameItem(line, item));
    if (item.parentSku && !item.selectedOptions?.length) {
      const { quantity, sku, parentSku } = item;
      const variables = { cartId, quantity, sku, parentSku, ...lines };
      const [data, answer] = await send(AddConfigurableProductToCartDocument, variables, async () =>
        (await wentIn()) ? { addConfigurableProductsToCart: null } : undefined,
      );
      const { cart } = data.addConfigurableProductsToCart ?? {};
      return { totalQuantity: cart?.total_quantity ?? 0, answer };
    }
    // parent_sku is ignored by the backend: a configurable line is its parent's SKU plus the chosen options.
    const cartItem = {
      sku: item.selectedOptions?.length ? (item.parentSku ?? item.sku) : item.sku,
      quantity: item.quantity,
      ...(item.selectedOptions?.length ? { selected_options: item.selectedOptions } : {}),
    };
    const variables = { cartId, cartItems: [cartItem], ...lines };
    const [{ addProductsToCart }, answer, partial] = await send(
      AddProductsToCartDocument,
      variables,
      async () => ((await wentIn()) ? { addProductsToCart: null } : undefined),
    );
    return {
      totalQuantity: addProductsToCart?.cart.total_quantity ?? 0,
      answer,
      refusal: refusalOf(addProductsToCart?.user_errors) ?? hiddenIn(partial),
    };
  };
}

/** Answers the data, what it says of the cart where nothing in it is wrong, and what else is. */
function createSending(transport: Transport) {
  return async <D extends object, V>(
    document: DocumentText<D, V>,
    variables: V,
    ifLost: IfLost<D> = 'compared',
  ): Promise<[D, Answer, TransportError | undefined]> => {
    let isSound = true;
    let partial: TransportError | undefined;
    const data = await transport.mutate(document, variables, {
      ifLost,
      onWithheld: (messages) => (isSound &&= messages.length === 0),
      onPartial: (error) => (partial = error),
    });
    return [data, isSound && !partial ? changedIn(data) : undefined, partial];
  };
}

function changedIn(data: object): Answer {
  const [change] = Object.values(data) as ({ cart?: RawChange | null } | null)[];
  return change?.cart ?? undefined;
}

function isItemGone(entry: { message: string }): boolean {
  return /cart doesn't contain the item|could not find cart item/i.test(entry.message);
}

/** user_errors as an error like any other, so that one function finds the shopper's words in both. */
function refusalOf(errors: readonly ({ message: string } | null)[] | undefined): TransportError | undefined {
  const entries = (errors ?? []).flatMap((error) => (error ? [{ message: error.message }] : []));
  const [first] = entries;
  return first && new TransportError('graphql', first.message, { entries });
}

/** What could not be read may be a refusal, unless it is something of the cart. */
function hiddenIn(partial: TransportError | undefined): TransportError | undefined {
  return partial?.entries.every(({ path }) => path?.[1] === 'cart') ? undefined : partial;
}
