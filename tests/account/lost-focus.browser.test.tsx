// Where the focus is when what was pressed has gone.
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ForgotPasswordForm } from '../../src/account/access/password/ForgotPasswordForm';
import { GuestOrderPage } from '../../src/account/guest-order/GuestOrderPage';
import { OrderList } from '../../src/account/orders/history/OrderList';
import { SavedPaymentsPage } from '../../src/account/saved-payments/SavedPaymentsPage';
import { useStorefront } from '../../src/use-storefront';
import '../../src/words/catalogue/account';
import '../../src/words/catalogue/orders';
import { show, tidy } from './show';

// On a phone the search is folded.
beforeEach(() => page.viewport(1024, 900));
afterEach(() => {
  sessionStorage.clear();
  tidy();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });

/** As the address leads it. */
function Orders() {
  const [query, setQuery] = useState('');
  useStorefront().routing.navigate = (to) => setQuery(new URL(to, 'https://shop.test/').search);
  return <OrderList query={new URLSearchParams(query)} />;
}

function openOrders() {
  const { storefront, host } = show(<Orders />, {
    OrderHistory: async ({ page: asked }) => {
      await new Promise((done) => setTimeout(done, 50));
      if (asked === 3) return { errors: [{ message: 'Internal server error' }] };
      const orders = {
        __typename: 'CustomerOrders',
        total_count: 30,
        items: [],
        page_info: { __typename: 'SearchResultPageInfo', total_pages: 3 },
      };
      return { data: { customer: { __typename: 'Customer', orders } } };
    },
  });
  host.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    event.preventDefault();
    storefront.routing.navigate(link.href);
  });
  storefront.user.setToken('opaque');
  return page.getByText('30 orders');
}

it('orders: on how many there are after a page, and in its place where the page did not load', async () => {
  const count = openOrders();
  await expect.element(count).toBeVisible();
  // Nobody has pressed anything.
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(page.getByRole('link', { name: 'Next page' }));
  await expect.element(count).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Page 3' }));
  await expect.element(page.getByRole('heading', { name: 'Your orders did not load' })).toBeVisible();
  expect(document.activeElement?.className).toBe('orders-count');
});

it('orders: on how many there are after a search', async () => {
  await expect.element(openOrders()).toBeVisible();
  await userEvent.fill(page.getByRole('textbox').first(), '0001');
  await userEvent.click(page.getByRole('search').getByRole('button'));
  await expect.element(page.getByText(/^30 orders/)).toHaveFocus();
});

it('a guest’s order: in the form for another one', async () => {
  show(<GuestOrderPage number="7" />, {
    OrderOfGuest: () => ({
      data: {
        guestOrder: {
          __typename: 'CustomerOrder',
          id: '7',
          number: '7',
          order_date: '2026-01-01 00:00:00',
          status: 'Pending',
          items: [],
        },
      },
    }),
  });
  await userEvent.fill(page.getByRole('textbox').nth(1), 'ada@example.com');
  await userEvent.fill(page.getByRole('textbox').nth(2), 'Byron');
  await userEvent.click(page.getByRole('button'));
  await userEvent.click(button('Look up another order'));
  await expect.element(page.getByRole('textbox').first()).toHaveFocus();
});

it('a password that is forgotten: on the address', async () => {
  show(<ForgotPasswordForm email="ada@example.com" />, {
    RequestPasswordReset: () => ({ data: { requestPasswordResetEmail: true } }),
  });
  await userEvent.click(page.getByRole('button'));
  await userEvent.click(button('Use another address'));
  await expect.element(field('Email')).toHaveFocus();
});

it('saved payments: on what is said once one is removed, and while others are left', async () => {
  const card = (hash: string, last: string) => ({
    __typename: 'PaymentToken',
    public_hash: hash,
    payment_method_code: 'braintree',
    type: 'card',
    details: JSON.stringify({ type: 'VI', maskedCC: last, expirationDate: '09/2030' }),
  });
  let kept = [card('a', '1111'), card('b', '2222')];
  const { storefront } = show(<SavedPaymentsPage />, {
    SavedPayments: async () => {
      await new Promise((done) => setTimeout(done, 50));
      return { data: { customerPaymentTokens: { __typename: 'CustomerPaymentTokens', items: kept } } };
    },
    RemoveSavedPayment: ({ hash }) => {
      kept = kept.filter(({ public_hash }) => public_hash !== hash);
      return { data: { deletePaymentToken: { __typename: 'DeletePaymentTokenOutput', result: true } } };
    },
  });
  storefront.user.setToken('opaque');
  for (const last of ['1111', '2222']) {
    const remove = page.getByRole('button', { name: new RegExp(`${last}`) });
    await userEvent.click(remove);
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    await expect.element(remove).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.className).toBe('payments');
  }
});
