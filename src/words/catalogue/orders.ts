// Texts of order history.
import { addWords } from '../known';

export const orders = {
  title: 'Order history',
  all: 'All orders',
  loading: 'Loading your orders',
  search: 'Search orders',
  number: 'Order number',
  numberTooShort: 'Enter at least {n} digits.',
  from: 'Placed from',
  to: 'Placed to',
  wrongWay: 'This day is before the first one.',
  find: 'Search',
  clear: 'Show all orders',
  count: { one: '{n} order', other: '{n} orders' },
  found: { one: '{n} order found', other: '{n} orders found' },
  order: 'Order {number}',
  yours: 'Your order',
  pieces: '{n}\u00a0×\u00a0{name}',
  andMore: { one: '{names} and {n} more', other: '{names} and {n} more' },
  noneTitle: 'No orders yet',
  none: 'What you order while signed in is listed here, with its parcels and invoices.',
  shop: 'Start shopping',
  nothingFoundTitle: 'No order fits',
  nothingFound: 'Try a part of the number, or other days.',
  failedTitle: 'Your orders did not load',
  failed: 'We could not reach the shop. Try again in a moment.',
  retry: 'Try again',
} as const;

addWords({ orders: orders });
