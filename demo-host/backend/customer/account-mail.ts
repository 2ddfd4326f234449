// What customers are written about their accounts. The subjects are Magento's.
import type { Context } from '../context';
import { letter } from '../outbox/letter';
import { sendMail } from '../outbox/mails';
import type { CustomerRow } from './rows';

type Addressee = Pick<CustomerRow, 'email' | 'firstname'>;

function write(context: Context, { email, firstname }: Addressee, subject: string, ...text: string[]): void {
  sendMail(context, { to: email, subject, body: letter(context, firstname, ...text) });
}

const linkOf = ({ baseUrl }: Context, path: string, parameters: Record<string, string | number>) =>
  `${baseUrl}${path}?${new URLSearchParams(Object.entries(parameters).map(([k, v]) => [k, String(v)]))}`;

export function welcome(context: Context, customer: Addressee): void {
  write(
    context,
    customer,
    `Welcome to ${context.store.groupName}`,
    `Your account is ready. Sign in with ${customer.email} here:`,
    `${context.baseUrl}/sign-in`,
    'You can keep addresses, follow your orders and save what you like.',
  );
}

/** Magento's link has no address; with it the page can confirm without asking. */
export function askToConfirm(context: Context, customer: CustomerRow): void {
  const { id, email, confirmation: key } = customer;
  write(
    context,
    customer,
    'Confirm your account',
    'Confirm your e-mail address to use your account:',
    linkOf(context, '/customer/account/confirm/', { id, key: key ?? '', email }),
    'The link works once, for seven days.',
  );
}

/** The link has the address as well: `resetPassword` wants both. */
export function sendResetLink(context: Context, customer: CustomerRow, token: string): void {
  write(
    context,
    customer,
    'Set a new password',
    'Somebody, most likely you, asked for a new password for your account. Set it here:',
    linkOf(context, '/customer/account/createPassword', { token, email: customer.email }),
    'The link works once, for two hours. If you did not ask for it, you need not do anything.',
  );
}

const notYou = 'If this was not you, please write to us at once.';

export function tellNewPassword(context: Context, customer: Addressee): void {
  write(
    context,
    customer,
    `Your ${context.store.groupName} password has been changed`,
    'The password of your account was changed.',
    notYou,
  );
}

/** Goes to the old address as well: whoever lost the account reads that one. */
export function tellNewEmail(context: Context, before: Addressee, after: Addressee): void {
  for (const to of [before, after])
    write(
      context,
      to,
      `Your ${context.store.groupName} email has been changed`,
      `The e-mail address of your account was changed to ${after.email}.`,
      notYou,
    );
}
