// Every mutation that is more than repeated or compared: how it is made, and what a backend then has.
import { cancelOrder, reorder } from '../../../src/account/orders/changes-api';
import { findGuestOrder } from '../../../src/account/guest-order/api';
import { confirmCancel, requestCancel } from '../../../src/account/guest-order/cancel-api';
import {
  changeEmail,
  changeName,
  changePassword,
  changeSubscription,
} from '../../../src/account/details/api';
import { removeSavedPayment } from '../../../src/account/saved-payments/api';
import { changeItem, moveToCart } from '../../../src/account/wishlist/changes-api';
import { addToWishlist, fetchWishlist, removeFromWishlist } from '../../../src/catalog/wishlist/api';
import { emptyDraft } from '../../../src/catalog/reviews/review-draft';
import { sendReview } from '../../../src/catalog/reviews/api';
import { sendMessage } from '../../../src/content/contact/api';
import { subscribe } from '../../../src/content/newsletter/api';
import {
  createAccount,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
} from '../../../src/user/account-api';
import { createAddress, deleteAddress, fetchAddresses, updateAddress } from '../../../src/user/addresses/api';
import { parseOrder } from '../../../src/account/orders/api';
import { CustomerOrderDocument } from '../../../src/graphql/generated/account-orders';
import { one, run } from '../../../demo-host/backend/database';
import { saveSetting } from '../../../demo-host/backend/settings';
import type { BackendShop } from '../../support/backend-shop';
import { guestEmail, numberOf, placeOwnOrder, tokenOf } from '../../support/own-order';

const password = 'Passw0rd!23';
const wanted = 'An0ther!word';
const office = {
  firstname: 'Diana',
  lastname: 'Lindqvist',
  street: ['77 Pine St'],
  city: 'Boston',
  region: 'Massachusetts',
  region_id: 32,
  region_code: 'MA',
  postcode: '02108',
  telephone: '617-555-0144',
  country_id: 'US',
};
const gita = {
  email: 'gita@example.com',
  firstname: 'Gita',
  lastname: 'Guest',
  password,
  isSubscribed: false,
};

export interface LostCase {
  operation: string;
  /** Only its sender can tell: whatever happened, it is said so. */
  isUnknowable?: true;
  /** What is said where nobody can tell; absent: the usual, as it does no harm to try again. */
  unclear?: RegExp;
  isGuest?: true;
  /** Answers what is done with the shop then. Rejects where it failed. */
  prepare(shop: BackendShop): Promise<() => Promise<unknown>> | (() => Promise<unknown>);
  /** Whether the backend has it, once and no more. */
  isMade(shop: BackendShop): boolean;
}

const count = ({ backend: { db } }: BackendShop, rest: string): number =>
  one<{ n: number }>(db, `SELECT COUNT(*) AS n FROM ${rest}`)?.n ?? 0;
const mails = (shop: BackendShop) => count(shop, 'outbox');
const mailBody = ({ backend: { db } }: BackendShop) =>
  one<{ body: string }>(db, 'SELECT body FROM outbox ORDER BY id DESC')?.body ?? '';

async function guestOrder(shop: BackendShop) {
  const { backend, storefront } = shop;
  saveSetting(backend.db, 'sales/cancellation/enabled', 1);
  const number = numberOf(await placeOwnOrder(backend, { items: { 'GN-002': 1 } }));
  run(backend.db, 'DELETE FROM outbox');
  const wish = { number, email: guestEmail, lastname: 'Guest', postcode: '' };
  const { id = '', token = '' } = (await findGuestOrder(storefront, wish)) ?? {};
  return { id, request: () => requestCancel(storefront, token, 'Other') };
}

async function secondAddress({ storefront: { transport } }: BackendShop): Promise<number> {
  const address = (await fetchAddresses(transport)).find(
    ({ isDefaultShipping, isDefaultBilling }) => !isDefaultShipping && !isDefaultBilling,
  );
  return address!.id;
}

/** A list with one gin, and the id of that entry. */
async function wished({ storefront: { transport } }: BackendShop) {
  const { id } = await fetchWishlist(transport);
  await addToWishlist(transport, id, { sku: 'GN-002' }, true);
  const [entry = ''] = (await fetchWishlist(transport)).liked.get('gn-002') ?? [];
  return { list: id, entry };
}

async function ordered(shop: BackendShop) {
  saveSetting(shop.backend.db, 'sales/cancellation/enabled', 1);
  const token = await tokenOf(shop.backend);
  const number = numberOf(await placeOwnOrder(shop.backend, { items: { 'GN-002': 2 }, token }));
  const { customer } = await shop.storefront.transport.query(CustomerOrderDocument, { number });
  return parseOrder(customer!.orders!.items[0]!, true);
}

export const addresses: LostCase[] = [
  {
    operation: 'CreateCustomerAddress',
    unclear: /address was saved/,
    prepare:
      ({ storefront: { transport } }) =>
      () =>
        createAddress(transport, office, {}),
    isMade: (shop) => count(shop, "customer_address WHERE city = 'Boston'") === 1,
  },
  {
    operation: 'UpdateCustomerAddress',
    async prepare(shop) {
      const id = await secondAddress(shop);
      return () => updateAddress(shop.storefront.transport, id, office, { isDefaultBilling: true });
    },
    isMade: (shop) =>
      count(shop, "customer_address a JOIN customer c ON c.default_billing = a.id WHERE city = 'Boston'") ===
      1,
  },
  {
    operation: 'DeleteCustomerAddress',
    unclear: /address was deleted/,
    async prepare(shop) {
      const id = await secondAddress(shop);
      return () => deleteAddress(shop.storefront.transport, id);
    },
    isMade: (shop) => count(shop, 'customer_address WHERE customer_id = 1') === 1,
  },
];

export const wishlist: LostCase[] = [
  {
    operation: 'AddToWishlist',
    unclear: /put on your wishlist/,
    async prepare({ storefront: { transport } }) {
      const { id } = await fetchWishlist(transport);
      return () => addToWishlist(transport, id, { sku: 'GN-002' }, true);
    },
    isMade: (shop) => count(shop, 'wishlist_item') === 1,
  },
  {
    operation: 'RemoveFromWishlist',
    unclear: /taken off your wishlist/,
    async prepare(shop) {
      const { list, entry } = await wished(shop);
      return () => removeFromWishlist(shop.storefront.transport, list, [entry]);
    },
    isMade: (shop) => count(shop, 'wishlist_item') === 0,
  },
  {
    operation: 'WishlistToCart',
    unclear: /into your cart/,
    async prepare(shop) {
      const { list, entry } = await wished(shop);
      return () => moveToCart(shop.storefront, list, [entry]);
    },
    isMade: (shop) => count(shop, 'cart_line WHERE quantity = 1') === 1,
  },
  {
    operation: 'ChangeWishlistItem',
    async prepare(shop) {
      const { list, entry } = await wished(shop);
      return () => changeItem(shop.storefront.transport, list, { id: entry, quantity: 3, note: 'for Lena ' });
    },
    isMade: (shop) => count(shop, 'wishlist_item WHERE quantity = 3') === 1,
  },
];

export const details: LostCase[] = [
  {
    operation: 'ChangeName',
    prepare:
      ({ storefront: { transport } }) =>
      () =>
        changeName(transport, 'Dee', 'Lind'),
    isMade: (shop) => count(shop, "customer WHERE firstname = 'Dee' AND lastname = 'Lind'") === 1,
  },
  {
    operation: 'ChangeEmail',
    prepare:
      ({ storefront: { transport } }) =>
      () =>
        changeEmail(transport, 'dee@example.com', password),
    isMade: (shop) => count(shop, "customer WHERE email = 'dee@example.com'") === 1,
  },
  {
    operation: 'ChangePassword',
    unclear: /password was changed/,
    prepare(shop) {
      const { db } = shop.backend;
      // Kept where the test can see it, as nobody can read a hash.
      run(db, 'CREATE TABLE was AS SELECT password_hash FROM customer WHERE id = 1');
      return () => changePassword(shop.storefront.transport, password, wanted, 'diana@example.com');
    },
    isMade: (shop) => count(shop, 'customer WHERE id = 1 AND password_hash IN (SELECT * FROM was)') === 0,
  },
  {
    operation: 'ChangeSubscription',
    prepare(shop) {
      run(shop.backend.db, 'DELETE FROM newsletter_subscriber');
      return () => changeSubscription(shop.storefront.transport, true);
    },
    isMade: (shop) => count(shop, 'newsletter_subscriber WHERE customer_id = 1') === 1,
  },
  {
    operation: 'RemoveSavedPayment',
    unclear: /removed/,
    prepare(shop) {
      run(
        shop.backend.db,
        `INSERT INTO saved_card (public_hash, customer_id, payment_method_code, type, details, expires_at)
         VALUES ('own', 1, 'braintree', 'card', '{}', '2099-01-01 00:00:00')`,
      );
      return () => removeSavedPayment(shop.storefront.transport, { hash: 'own' });
    },
    isMade: (shop) => count(shop, "saved_card WHERE public_hash = 'own' AND is_active = 1") === 0,
  },
];

export const orders: LostCase[] = [
  {
    operation: 'ReorderItems',
    unclear: /into your cart/,
    async prepare(shop) {
      const order = await ordered(shop);
      // As placing the order in this browser would have done.
      shop.storefront.cart.removeCart();
      await shop.storefront.cart.load();
      return () => reorder(shop.storefront, order);
    },
    isMade: (shop) =>
      count(shop, 'cart_line l JOIN cart c ON c.id = l.cart_id WHERE c.is_active = 1 AND quantity = 2') === 1,
  },
  {
    operation: 'CancelOrder',
    unclear: /order was canceled/,
    async prepare(shop) {
      const order = await ordered(shop);
      return () => cancelOrder(shop.storefront, order, 'Other');
    },
    isMade: (shop) => count(shop, "sales_order WHERE status = 'canceled'") === 1,
  },
  {
    operation: 'AddProductsToCart',
    unclear: /into your cart/,
    async prepare({ storefront: { cart } }) {
      await cart.load();
      return async () => {
        if (!(await cart.addItem({ sku: 'GN-002', quantity: 2 }))) throw cart.addItemError.value!;
      };
    },
    isMade: (shop) => count(shop, 'cart_line WHERE quantity = 2') === 1,
  },
];

export const guests: LostCase[] = [
  {
    operation: 'CreateAccount',
    isGuest: true,
    unclear: /account was created/,
    prepare:
      ({ storefront: { transport } }) =>
      () =>
        createAccount(transport, gita),
    isMade: (shop) => count(shop, "customer WHERE email = 'gita@example.com'") === 1,
  },
  {
    operation: 'ResetPassword',
    isGuest: true,
    unclear: /password was changed/,
    async prepare(shop) {
      const { transport } = shop.storefront;
      await requestPasswordReset(transport, 'diana@example.com');
      const token = /[?&]token=([\w-]+)/.exec(mailBody(shop))?.[1] ?? '';
      return () => resetPassword(transport, 'diana@example.com', token, wanted);
    },
    isMade: (shop) => count(shop, 'password_reset') === 0,
  },
  {
    operation: 'ResendConfirmation',
    isGuest: true,
    isUnknowable: true,
    unclear: /mail was sent/,
    async prepare(shop) {
      const { transport } = shop.storefront;
      saveSetting(shop.backend.db, 'customer/create_account/confirm', 1);
      await createAccount(transport, gita);
      run(shop.backend.db, 'DELETE FROM outbox');
      return () => resendConfirmation(transport, gita.email);
    },
    isMade: (shop) => mails(shop) === 1,
  },
  {
    operation: 'RequestPasswordReset',
    isGuest: true,
    isUnknowable: true,
    unclear: /mail was sent/,
    prepare:
      ({ storefront: { transport } }) =>
      () =>
        requestPasswordReset(transport, 'diana@example.com'),
    isMade: (shop) => mails(shop) === 1,
  },
  {
    operation: 'SubmitContactForm',
    isGuest: true,
    isUnknowable: true,
    unclear: /message was sent/,
    prepare:
      ({ storefront: { transport } }) =>
      () =>
        sendMessage(transport, { name: 'Gita', email: 'gita@example.com', telephone: '', comment: 'Hello' }),
    isMade: (shop) => mails(shop) >= 1,
  },
  ...(['store', 'catalog'] as const).map((audience): LostCase => ({
    operation: audience === 'store' ? 'SubscribeToStoreNewsletter' : 'SubscribeToCatalogNewsletter',
    isGuest: true,
    isUnknowable: true,
    unclear: /you are subscribed/,
    prepare:
      ({ storefront: { transport } }) =>
      async () => {
        const outcome = await subscribe(transport, {
          email: 'gita@example.com',
          firstName: 'Gita',
          audience,
        });
        if (outcome.kind === 'failed') throw outcome.error as Error;
      },
    isMade: (shop) => count(shop, "newsletter_subscriber WHERE email = 'gita@example.com'") === 1,
  })),
  {
    operation: 'CreateReview',
    isGuest: true,
    isUnknowable: true,
    unclear: /review was sent/,
    prepare:
      ({ storefront: { transport } }) =>
      () =>
        sendReview(transport, 'WN-009', {
          ...emptyDraft,
          nickname: 'Gita',
          summary: 'Crisp',
          text: 'And dry',
        }),
    isMade: (shop) => count(shop, "review WHERE nickname = 'Gita' AND title = 'Crisp'") === 1,
  },
  {
    operation: 'RequestGuestCancel',
    isGuest: true,
    isUnknowable: true,
    unclear: /mail was sent/,
    prepare: async (shop) => (await guestOrder(shop)).request,
    isMade: (shop) => mails(shop) === 1,
  },
  {
    operation: 'ConfirmGuestCancel',
    isGuest: true,
    isUnknowable: true,
    unclear: /order was canceled/,
    async prepare(shop) {
      const { id, request } = await guestOrder(shop);
      await request();
      const key = /confirmation_key=([\w-]+)/.exec(mailBody(shop))?.[1] ?? '';
      return () => confirmCancel(shop.storefront, id, key);
    },
    isMade: (shop) => count(shop, "sales_order WHERE status = 'canceled'") === 1,
  },
];
