// WCAG 2.2, principles 3 and 4: what is there is understood, by people and by their tools.
import { row, type Criterion, type Proof } from './criterion.ts';
import { purchase, byEar, namedControls, labelled } from './proofs.ts';

const wrongFields: Proof = [
  'checkout/checkout.browser.test.tsx',
  'names every wrong field, focuses the first, and takes the message back as soon as it is right',
];
const sameFrame: Proof = [
  'elements/criteria.whole.browser.test.ts',
  'WCAG 3.2.3, 3.2.4 and 3.2.6: header and footer are the same on all pages, help with them',
];

export const understandable: readonly Criterion[] = [
  row(
    '3.1.1',
    'A',
    'Language of Page',
    'The shop’s pages say that they are in English (axe: html-has-lang, valid-lang).',
    purchase,
  ),
  row(
    '3.1.2',
    'AA',
    'Language of Parts',
    'All words of the shop are in one language (axe: valid-lang); see “What lies with you”.',
    purchase,
  ),
  row('3.2.1', 'A', 'On Focus', 'The focus may open a submenu, and leads nowhere.', [
    'navigation/menu/mega-menu.browser.test.tsx',
    'opens on focus, one at a time',
  ]),
  row(
    '3.2.2',
    'A',
    'On Input',
    'A filter that is chosen changes the list below it and keeps the focus; forms wait for their button.',
    [
      'catalog/filters/panel.browser.test.tsx',
      'choosing is immediate, keeps the focus, and can be taken back by a chip',
    ],
  ),
  row('3.2.3', 'AA', 'Consistent Navigation', 'Header and footer are the same on all pages.', sameFrame),
  row('3.2.4', 'AA', 'Consistent Identification', 'What does the same has the same name.', sameFrame),
  row(
    '3.2.6',
    'A',
    'Consistent Help',
    'Questions, which help, stand in the footer of every page.',
    sameFrame,
  ),
  row(
    '3.3.1',
    'A',
    'Error Identification',
    'Each wrong field is named in words, and the first has the focus.',
    wrongFields,
    ['ui/form/first-press.browser.test.tsx', '%s: says what is missing, and goes there'],
  ),
  row(
    '3.3.2',
    'A',
    'Labels or Instructions',
    'Every field has a label, and a hint where it asks for more.',
    labelled,
  ),
  row(
    '3.3.3',
    'AA',
    'Error Suggestion',
    'What is wrong is said so that it can be mended.',
    ['account/forms.browser.test.tsx', 'says while one types what a password lacks'],
    wrongFields,
  ),
  row(
    '3.3.4',
    'AA',
    'Error Prevention (Legal, Financial, Data)',
    'Everything can be looked at and changed before an order is placed, at the total that was shown.',
    [
      'journeys/checkout/one-order.spec.ts',
      'when ${what} changes at the last step, nothing is ordered until the button says the new total',
    ],
    namedControls,
  ),
  row(
    '3.3.7',
    'A',
    'Redundant Entry',
    'The bill goes to the address of the parcel unless another is wished, and what was typed is kept.',
    namedControls,
    ['checkout/checkout.browser.test.tsx', 'keeps what was typed over an outage and over a reload'],
  ),
  row(
    '3.3.8',
    'AA',
    'Accessible Authentication (Minimum)',
    'Password managers fill in the sign-in, a password can be shown, and there is no puzzle.',
    ['account/forms.browser.test.tsx', '%s: a real form with the names they know'],
    ['account/forms.browser.test.tsx', 'shows the password when asked'],
  ),
  row(
    '4.1.2',
    'A',
    'Name, Role, Value',
    'Controls are native, or say name, role and state as native ones do.',
    namedControls,
    byEar,
  ),
  row(
    '4.1.3',
    'AA',
    'Status Messages',
    'What was done and what failed is read out, without moving the focus.',
    [
      'navigation/shell.browser.test.tsx',
      'reads errors out at once and the rest in turn, in regions that were there before',
    ],
    byEar,
  ),
];
