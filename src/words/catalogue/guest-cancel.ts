// Texts of cancelling an order without an account.
import { addWords } from '../known';

export const guestCancel = {
  cancelByMail:
    'We send a mail to the address of the order. The order is canceled once you follow the link in it.',
  cancelAsked:
    'We have sent a mail to the address of the order. It is canceled once you follow the link in that mail.',
  confirmCancelTitle: 'Cancel your order?',
  guestCanceled: 'Your order is canceled',
} as const;

addWords({ orders: guestCancel });
