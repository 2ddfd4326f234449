// Accounts, addresses, saved cards, reviews, newsletter: who changes what.
import { password } from '../small-shop';
import { bookAddress, mutation, person, q } from './rows';

export const account = [
  mutation(
    'updateCustomer',
    '- rw - -',
    () => `updateCustomer(input: { firstname: "X" }) { customer ${person} }`,
  ),
  mutation(
    'updateCustomerV2',
    '- rw - -',
    () => `updateCustomerV2(input: { firstname: "X" }) { customer ${person} }`,
  ),
  mutation(
    'updateCustomerEmail',
    '- rw - -',
    () => `updateCustomerEmail(email: "x@example.com", password: ${q(password)}) { customer ${person} }`,
  ),
  mutation(
    'changeCustomerPassword',
    '- rw - -',
    () => `changeCustomerPassword(currentPassword: ${q(password)}, newPassword: "Another1!") ${person}`,
  ),
  mutation('deleteCustomer', '- w - -', () => 'deleteCustomer'),
  mutation('revokeCustomerToken', '- w - -', () => 'revokeCustomerToken { result }'),
  mutation(
    'generateCustomerToken',
    '- - - -',
    () => 'generateCustomerToken(email: "diana@example.com", password: "wrong") { token }',
  ),
  mutation(
    'createCustomer',
    '- - - -',
    () =>
      `createCustomer(input: { email: "diana@example.com", firstname: "X", lastname: "Y", password: ${q(password)} }) { customer ${person} }`,
  ),
  mutation(
    'createCustomerV2',
    '- - - -',
    () =>
      `createCustomerV2(input: { email: "diana@example.com", firstname: "X", lastname: "Y", password: ${q(password)} }) { customer ${person} }`,
  ),
  mutation(
    'confirmEmail',
    '- - - -',
    () => `confirmEmail(input: { email: "diana@example.com", confirmation_key: "x" }) { customer ${person} }`,
  ),
  mutation('resendConfirmationEmail', '- - - -', () => 'resendConfirmationEmail(email: "diana@example.com")'),
  // A mail to its owner is all that comes of it.
  mutation(
    'requestPasswordResetEmail',
    'w w w w',
    () => 'requestPasswordResetEmail(email: "diana@example.com")',
  ),
  mutation(
    'resetPassword',
    '- - - -',
    () => 'resetPassword(email: "diana@example.com", resetPasswordToken: "wrong", newPassword: "Another1!")',
  ),
  mutation(
    'resetPassword with the token',
    'w w w w',
    (w) =>
      `resetPassword(email: "diana@example.com", resetPasswordToken: ${q(w.resetToken)}, newPassword: "Another1!")`,
  ),
  mutation(
    'resetPassword with the token and another address',
    '- - - -',
    (w) =>
      `resetPassword(email: "lena@example.com", resetPasswordToken: ${q(w.resetToken)}, newPassword: "Another1!")`,
  ),
  mutation('createCustomerAddress', '- w - -', () => `createCustomerAddress(input: ${bookAddress}) { id }`),
  mutation(
    'updateCustomerAddress',
    '- rw - -',
    () => 'updateCustomerAddress(id: 2, input: { city: "X" }) { lastname street }',
  ),
  mutation('deleteCustomerAddress', '- w - -', () => 'deleteCustomerAddress(id: 2)'),
  mutation(
    'deletePaymentToken',
    '- w - -',
    (w) => `deletePaymentToken(public_hash: ${q(w.card)}) { customerPaymentTokens { items { details } } }`,
  ),
  mutation(
    'createProductReview',
    '- w - -',
    () =>
      'createProductReview(input: { sku: "MALT", nickname: "N", summary: "S", text: "T", ratings: [] }) { review { nickname } }',
  ),
  // Anybody may bring the newsletter to any address, as recorded (newsletter/subscribe-other-customers-email-signed-in).
  mutation(
    'subscribeEmailToNewsletter',
    'w w w w',
    () => 'subscribeEmailToNewsletter(email: "diana@example.com") { status }',
  ),
  mutation(
    'contactUs',
    '- - - -',
    () => 'contactUs(input: { name: "N", email: "n@example.com", comment: "C" }) { status }',
  ),
];
