// Texts of what became of an order, among those of the checkout.
import { addWords } from '../known';

export const checkoutReceipt = {
  shipTo: 'Ship to',
  sendBy: 'Delivery',
  payBy: 'Payment',
  receiptTitle: 'Thank you for your order',
  receiptNumber: 'Order number',
  receiptEmail: 'Ordered with {email}.',
  receiptNoNumber:
    'Your order is placed, but the shop did not tell its number. Please keep or print this page.',
  receiptMoreInCart: 'There is something in your cart that is not part of this order.',
  receiptGoOn: 'Check that out too',
  createAccountTitle: 'Keep track of your order',
  createAccountMessage:
    'Create an account and the next checkout takes a minute. Your name and email are filled in already.',
  viewOrder: 'View this order',
  viewOrders: 'View your orders',
  print: 'Print',
  unclearTitle: 'We are finding out whether your order was placed',
  unclearMessage:
    'The order was sent, but no answer came back. You need not do anything: this page asks the shop until it knows, also when you load it again. Please do not order the same a second time; here you will not pay twice.',
  unclearAsking: 'Asking the shop …',
  unclearAsked: 'Not known yet. Asked last at {time}; we will ask again by ourselves.',
  checkAgain: 'Check again',
} as const;

addWords({ checkout: checkoutReceipt });
