// behaviour 4.2 as a table: a row for every action and transition of the cart.
import { expect, it } from 'vitest';
import type { CartState } from '../../src/cart/state';
import { behavingCart, fakeShop, graphqlError, networkError, type Answers, type RawLine } from './fake-shop';

const whisky = { uid: 'uid-1', sku: 'WH-001', quantity: 2 };
const harbour = { uid: 'uid-3', sku: 'CF-001', variant: 'CF-001-70', quantity: 1 };
const gone = "The cart isn't active.";

interface Row {
  /** The words of behaviour 4.2, and the case. */
  row: string;
  lines?: RawLine[];
  signedIn?: boolean;
  /** Id in browser storage at the start; none where absent. */
  stored?: string;
  /** Details are read before the action. */
  loaded?: boolean;
  /** Answers the operations of the first cart ('old') in place of a backend that behaves. */
  refuse?: Answers;
  /** The same for every cart. */
  answers?: Answers;
  act: (cart: CartState) => unknown;
  /** Operations that the action sends, in order. */
  sends: string[];
  /** What the action answers, where it answers. */
  gives?: unknown;
  then: Partial<Outcome>;
}

interface Outcome {
  cartId: string | undefined;
  stored: string | undefined;
  lines: string[] | undefined;
  isLoading: boolean;
  isBusy: boolean;
  /** The error slot that is filled, with its message. */
  error: Partial<Record<'get' | 'details' | 'add' | 'update' | 'remove', string>>;
  editedItem: string | undefined;
  signedIn: boolean;
  told: string[];
}

const replaced = 'Your earlier cart had expired, so we started a new one.';
const signedOut = 'Your session has ended. You are signed out and have a new cart.';
const none: Outcome['error'] = {};
const add = { sku: 'RM-001', quantity: 1 };

const rows: Row[] = [
  {
    row: 'create cart: skipped if a cartId exists',
    stored: 'cart-1',
    loaded: true,
    act: (cart) => cart.createCart(),
    sends: [],
    then: { cartId: 'cart-1' },
  },
  {
    row: 'create cart: reuses the stored id',
    stored: 'stored',
    act: (cart) => cart.createCart(),
    sends: [],
    then: { cartId: 'stored', stored: 'stored' },
  },
  {
    row: 'create cart: requests a new id and stores it',
    act: (cart) => cart.createCart(),
    sends: ['CreateCart'],
    then: { cartId: 'cart-1', stored: 'cart-1', error: none },
  },
  {
    row: 'a cart id failure resets the cart and stores getCartError',
    answers: { CreateCart: () => networkError() },
    act: (cart) => cart.createCart().catch(() => undefined),
    sends: ['CreateCart'],
    then: { cartId: undefined, stored: undefined, lines: undefined, error: { get: 'Unable to create cart' } },
  },
  {
    row: 'a cart id failure stops what needs the cart',
    answers: { CreateCart: () => networkError() },
    act: (cart) => cart.addItem(add),
    sends: ['CreateCart'],
    gives: false,
    then: { error: { get: 'Unable to create cart', add: 'Unable to create cart' }, isBusy: false },
  },
  {
    row: 'get details: without a cartId creates one first',
    lines: [whisky],
    act: (cart) => cart.load(),
    sends: ['CreateCart', 'CartDetails'],
    then: { lines: ['WH-001×2'], isLoading: false },
  },
  {
    row: 'get details: stores an error, and keeps what was shown',
    lines: [whisky],
    stored: 'cart-1',
    answers: { CartDetails: () => networkError() },
    act: (cart) => cart.load(),
    sends: ['CartDetails'],
    then: { error: { details: 'Failed to fetch' }, isLoading: false },
  },
  {
    row: 'get details: a signed-in user’s right to the cart is checked once',
    lines: [whisky],
    stored: 'cart-1',
    signedIn: true,
    act: (cart) => cart.load().then(() => cart.load()),
    sends: ['CartDetails', 'CheckUserIsAuthed', 'CartDetails'],
    then: { lines: ['WH-001×2'] },
  },
  {
    row: 'add item: the mutation answers the line and the totals',
    lines: [whisky],
    stored: 'cart-1',
    loaded: true,
    act: (cart) => cart.addItem(add),
    sends: ['AddProductsToCart'],
    gives: true,
    then: { lines: ['WH-001×2', 'RM-001×1'], isBusy: false, error: none },
  },
  {
    row: 'add item: a cart that was not read yet is read first',
    lines: [whisky],
    stored: 'cart-1',
    act: (cart) => cart.addItem(add),
    sends: ['CartDetails', 'AddProductsToCart'],
    gives: true,
    then: { lines: ['WH-001×2', 'RM-001×1'], isBusy: false, error: none },
  },
  {
    row: 'add item: a cart that is new is not',
    act: (cart) => cart.addItem(add),
    sends: ['CreateCart', 'AddProductsToCart', 'CartDetails'],
    gives: true,
    then: { lines: ['RM-001×1'], isBusy: false, error: none },
  },
  {
    row: 'add item: an error result is stored',
    stored: 'cart-1',
    answers: { AddProductsToCart: () => graphqlError('No', 'graphql-input') },
    loaded: true,
    act: (cart) => cart.addItem(add),
    sends: ['AddProductsToCart'],
    gives: false,
    then: { error: { add: 'No' }, isBusy: false },
  },
  {
    row: 'update item: quantity of a simple product',
    lines: [whisky],
    stored: 'cart-1',
    loaded: true,
    act: (cart) => cart.updateItem('uid-1', 5),
    sends: ['UpdateCartItem'],
    gives: true,
    then: { lines: ['WH-001×5'], isBusy: false },
  },
  {
    row: 'update item: a configurable product is removed and added again',
    lines: [harbour],
    stored: 'cart-1',
    loaded: true,
    act: (cart) => cart.updateItem('uid-3', 4),
    sends: ['RemoveItemFromCart', 'AddProductsToCart'],
    gives: true,
    then: { lines: ['CF-001-70×4'] },
  },
  {
    row: 'update item: a configurable product whose first half fails stays as it was',
    lines: [harbour],
    stored: 'cart-1',
    loaded: true,
    answers: { RemoveItemFromCart: () => networkError() },
    act: (cart) => cart.updateItem('uid-3', 4),
    sends: ['RemoveItemFromCart', 'CartDetails', 'CartDetails'],
    gives: false,
    then: { lines: ['CF-001-70×1'], error: { update: 'Failed to fetch' } },
  },
  {
    row: 'update item: an error result is stored, and details are read again',
    lines: [whisky],
    stored: 'cart-1',
    loaded: true,
    answers: { UpdateCartItem: () => graphqlError('The requested qty is not available', 'graphql-input') },
    act: (cart) => cart.updateItem('uid-1', 500),
    sends: ['UpdateCartItem', 'CartDetails'],
    gives: false,
    then: { lines: ['WH-001×2'], error: { update: 'The requested qty is not available' }, isBusy: false },
  },
  {
    row: 'remove item: the mutation answers the totals',
    lines: [whisky, harbour],
    stored: 'cart-1',
    loaded: true,
    act: (cart) => cart.removeItem('uid-1'),
    sends: ['RemoveItemFromCart'],
    gives: true,
    then: { lines: ['CF-001-70×1'] },
  },
  {
    row: 'remove item: an error result is stored, and details are read',
    lines: [whisky],
    stored: 'cart-1',
    loaded: true,
    answers: { RemoveItemFromCart: () => networkError() },
    act: (cart) => cart.removeItem('uid-1'),
    sends: ['RemoveItemFromCart', 'CartDetails'],
    gives: false,
    then: { lines: ['WH-001×2'], error: { remove: 'Failed to fetch' } },
  },
  {
    row: 'remove cart: clears the stored id and resets',
    lines: [whisky],
    stored: 'cart-1',
    loaded: true,
    act: (cart) => cart.removeCart(),
    sends: [],
    then: { cartId: undefined, stored: undefined, lines: undefined },
  },
  {
    row: 'begin edit item',
    lines: [whisky],
    stored: 'cart-1',
    loaded: true,
    act: (cart) => cart.beginEditItem('uid-1'),
    sends: [],
    then: { editedItem: 'uid-1' },
  },
  {
    row: 'end edit item',
    act(cart) {
      cart.beginEditItem('uid-1');
      cart.endEditItem();
    },
    sends: [],
    then: { editedItem: undefined },
  },
  {
    row: 'reset: the initial state; the id stays stored',
    lines: [whisky],
    stored: 'cart-1',
    loaded: true,
    act: (cart) => cart.reset(),
    sends: [],
    then: { cartId: undefined, stored: 'cart-1', lines: undefined, error: none, isLoading: false },
  },
  {
    row: 'invalid cart, add by a guest: cleared, created, reloaded, added',
    stored: 'old',
    refuse: { AddProductsToCart: () => graphqlError(gone) },
    loaded: true,
    act: (cart) => cart.addItem(add),
    sends: ['AddProductsToCart', 'evictPrivate', 'CreateCart', 'CartDetails', 'AddProductsToCart'],
    gives: true,
    then: { stored: 'cart-1', lines: ['RM-001×1'], error: none, told: [replaced] },
  },
  {
    row: 'invalid cart, add by a signed-in user: signed out, then as a guest',
    stored: 'old',
    signedIn: true,
    refuse: {
      AddProductsToCart: () => graphqlError('The current user cannot perform operations on cart "old"'),
    },
    loaded: true,
    act: (cart) => cart.addItem(add),
    sends: ['AddProductsToCart', 'evictPrivate', 'CreateCart', 'CartDetails', 'AddProductsToCart'],
    gives: true,
    then: { stored: 'cart-1', signedIn: false, lines: ['RM-001×1'], told: [signedOut] },
  },
  {
    row: 'invalid cart, update by a guest: the item is added again',
    lines: [whisky],
    stored: 'old',
    loaded: true,
    refuse: { UpdateCartItem: () => graphqlError('Could not find a cart with ID "old"') },
    act: (cart) => cart.updateItem('uid-1', 5),
    sends: ['UpdateCartItem', 'evictPrivate', 'CreateCart', 'CartDetails', 'AddProductsToCart'],
    gives: true,
    then: { stored: 'cart-1', error: none, told: [replaced] },
  },
  {
    row: 'invalid cart, update by a signed-in user: the update is retried',
    lines: [whisky],
    stored: 'old',
    signedIn: true,
    loaded: true,
    refuse: { UpdateCartItem: () => graphqlError(gone) },
    act: (cart) => cart.updateItem('uid-1', 5),
    sends: ['UpdateCartItem', 'evictPrivate', 'CreateCart', 'CartDetails', 'UpdateCartItem'],
    gives: true,
    then: { signedIn: false, lines: ['WH-001×5'], told: [signedOut] },
  },
  {
    row: 'invalid cart, remove: replaced, not retried',
    lines: [whisky],
    stored: 'old',
    loaded: true,
    refuse: { RemoveItemFromCart: () => graphqlError(gone) },
    act: (cart) => cart.removeItem('uid-1'),
    sends: ['RemoveItemFromCart', 'evictPrivate', 'CreateCart', 'CartDetails'],
    gives: true,
    then: { stored: 'cart-1', told: [replaced] },
  },
  {
    row: 'invalid cart, get details: a new cart is shown',
    stored: 'old',
    refuse: { CartDetails: () => graphqlError(gone) },
    act: (cart) => cart.load(),
    sends: ['CartDetails', 'evictPrivate', 'CreateCart', 'CartDetails'],
    then: { stored: 'cart-1', lines: [], error: none, told: [replaced] },
  },
  {
    row: 'invalid cart, a coupon: replaced, not retried',
    stored: 'old',
    refuse: { ApplyCoupon: () => graphqlError(gone) },
    act: (cart) => cart.applyCoupon('WELCOME'),
    sends: ['ApplyCoupon', 'evictPrivate', 'CreateCart', 'CartDetails'],
    then: { stored: 'cart-1', told: [replaced] },
  },
  {
    row: 'invalid cart: creating the new cart fails: stops silently',
    stored: 'old',
    refuse: { AddProductsToCart: () => graphqlError(gone) },
    answers: { CreateCart: () => networkError() },
    loaded: true,
    act: (cart) => cart.addItem(add),
    sends: ['AddProductsToCart', 'evictPrivate', 'CreateCart'],
    gives: false,
    then: { stored: undefined, error: { get: 'Unable to create cart' }, told: [] },
  },
  {
    row: 'invalid cart: never for network errors',
    stored: 'old',
    refuse: { AddProductsToCart: () => networkError() },
    loaded: true,
    act: (cart) => cart.addItem(add),
    sends: ['AddProductsToCart', 'CartDetails'],
    gives: false,
    then: { stored: 'old', error: { add: 'Failed to fetch' }, told: [] },
  },
  {
    row: 'invalid cart, in another language: known by its category when the cart is read',
    stored: 'old',
    refuse: { CartDetails: () => inGerman('graphql-no-such-entity', 'cart') },
    act: (cart) => cart.load(),
    sends: ['CartDetails', 'evictPrivate', 'CreateCart', 'CartDetails'],
    then: { stored: 'cart-1', told: [replaced] },
  },
  {
    row: 'invalid cart, in another language: a refused change is followed by reading the cart',
    stored: 'old',
    refuse: {
      AddProductsToCart: () => inGerman('graphql-authorization', 'addProductsToCart'),
      CheckUserIsAuthed: () => inGerman('graphql-authorization', 'cart'),
    },
    loaded: true,
    act: (cart) => cart.addItem(add),
    sends: [
      'AddProductsToCart',
      'CheckUserIsAuthed',
      'evictPrivate',
      'CreateCart',
      'CartDetails',
      'AddProductsToCart',
    ],
    gives: true,
    then: { stored: 'cart-1', lines: ['RM-001×1'], told: [replaced] },
  },
  {
    row: 'a category that means something else leaves a readable cart alone',
    stored: 'old',
    refuse: { ApplyCoupon: () => inGerman('graphql-no-such-entity', 'applyCouponToCart') },
    act: (cart) => cart.applyCoupon('NOPE').catch((error: Error) => error.message),
    sends: ['ApplyCoupon', 'CheckUserIsAuthed'],
    gives: 'Das gibt es nicht.',
    then: { stored: 'old', told: [] },
  },
];

function inGerman(category: string, field: string) {
  const error = graphqlError('Das gibt es nicht.', category);
  return Object.assign(error, { entries: error.entries.map((entry) => ({ ...entry, path: [field] })) });
}

it.each(rows)(
  '$row',
  async ({ lines = [], signedIn, stored, loaded, refuse = {}, answers = {}, act, ...row }) => {
    const backend = behavingCart(lines);
    const shop = fakeShop(backend.answers, { signedIn });
    if (stored) shop.storage.set('cartId', stored);
    if (loaded) await shop.cart.load();
    const works = { ...backend.answers, ...answers };
    Object.assign(backend.answers, works);
    for (const [name, refusal] of Object.entries(refuse))
      backend.answers[name] = (variables, body) =>
        variables.cartId === 'old' ? refusal(variables, body) : works[name]?.(variables, body);
    const before = shop.names().length;

    const given = await act(shop.cart);
    expect(shop.names().slice(before)).toEqual(row.sends);
    if ('gives' in row) expect(given).toBe(row.gives);
    const outcome = outcomeOf(shop);
    for (const [fact, value] of Object.entries(row.then))
      expect(outcome[fact as keyof Outcome], fact).toEqual(value);
  },
);

function outcomeOf({ cart, storage, user, messages }: ReturnType<typeof fakeShop>): Outcome {
  const slots = {
    get: cart.getCartError,
    details: cart.detailsError,
    add: cart.addItemError,
    update: cart.updateItemError,
    remove: cart.removeItemError,
  };
  const filled = Object.entries(slots).flatMap(([name, { value }]) => (value ? [[name, value.message]] : []));
  return {
    cartId: cart.cartId.value,
    stored: storage.get('cartId'),
    lines: cart.details.value?.items.map(({ sku, quantity }) => `${sku}×${quantity}`),
    isLoading: cart.isLoading.value,
    isBusy: cart.isAddingItem.value || cart.isUpdatingItem.value,
    error: Object.fromEntries(filled) as Outcome['error'],
    editedItem: cart.editedItem.value,
    signedIn: user.isSignedIn.value,
    told: messages(),
  };
}
