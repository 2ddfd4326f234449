// What could not be asked is not told as what there is none of, also where the answer has data: nothing.
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OrderList } from '../../src/account/orders/history/OrderList';
import { OrderPage } from '../../src/account/orders/OrderPage';
import { SavedPaymentsPage } from '../../src/account/saved-payments/SavedPaymentsPage';
import '../../src/words/catalogue/orders';
import { refusal, show, tidy } from './show';

afterEach(tidy);

const noCustomer = { customer: null };
const customer = (orders: object) => ({ customer: { __typename: 'Customer', orders } });
const none = customer({
  __typename: 'CustomerOrders',
  total_count: 0,
  items: [],
  page_info: { __typename: 'SearchResultPageInfo', total_pages: 1 },
});

it.each([
  [
    'orders',
    'OrderHistory',
    <OrderList query={new URLSearchParams()} />,
    noCustomer,
    none,
    'Your orders did not load',
    'No orders yet',
  ],
  [
    'orders that are looked for',
    'OrderHistory',
    <OrderList query={new URLSearchParams('number=0001')} />,
    noCustomer,
    none,
    'Your orders did not load',
    'No order fits',
  ],
  [
    'an order',
    'CustomerOrder',
    <OrderPage number="7" />,
    noCustomer,
    none,
    'The order did not load',
    'This order is not here',
  ],
  [
    'saved payments',
    'SavedPayments',
    <SavedPaymentsPage />,
    { customerPaymentTokens: null },
    { customerPaymentTokens: { __typename: 'CustomerPaymentTokens', items: [] } },
    'Your saved payments did not load',
    'No saved payments',
  ],
])('%s', async (_, operation, component, nothing, empty, failed, missing) => {
  let isDown = true;
  const { storefront } = show(component, {
    [operation]: () => (isDown ? { ...refusal('Internal server error'), data: nothing } : { data: empty }),
  });
  storefront.user.setToken('opaque');
  await expect.element(page.getByRole('heading', { name: failed })).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: missing })).toBeVisible();
});
