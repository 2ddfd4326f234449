// WCAG 2.2, principle 2: what is there can be worked.
import { row, type Criterion, type Proof } from './criterion.ts';
import { purchase, namedControls } from './proofs.ts';

const byKeyboard: Proof = [
  'journeys/shop/keyboard.spec.ts',
  'buys by keyboard alone, declined once, with axe on every page passed',
];
export const operable: readonly Criterion[] = [
  row('2.1.1', 'A', 'Keyboard', 'Everything is done by keys, from the home page to the receipt.', byKeyboard),
  row(
    '2.1.2',
    'A',
    'No Keyboard Trap',
    'What keeps the focus, a dialog, is left by Escape; menus are left by Tab.',
    ['journeys/shop/keyboard.spec.ts', 'Escape closes the submenu and the cart, and gives the focus back'],
    ['store-view/switchers.browser.test.tsx', 'goes to what begins with a letter, and leaves with Tab'],
  ),
  row('2.1.4', 'A', 'Character Key Shortcuts', 'No letter by itself is a shortcut.', [
    'elements/criteria.whole.browser.test.ts',
    'WCAG 2.1.4: no letter and no number is a shortcut',
  ]),
  row(
    '2.2.1',
    'A',
    'Timing Adjustable',
    'Before a session ends one is asked, and can stay; what was typed is kept.',
    ['journeys/account/session.spec.ts', 'warns before the end, and one can stay'],
    ['account/session.browser.test.tsx', 'warns once, and a password begins a new count'],
    ['elements/messages.browser.test.ts', 'the time of a message begins when it can be read'],
  ),
  row('2.2.2', 'A', 'Pause, Stop, Hide', 'Banners that change by themselves can be paused.', [
    'content/home/home.browser.test.tsx',
    'can be paused, and does not change by itself for those who want less motion',
  ]),
  row('2.3.1', 'A', 'Three Flashes or Below Threshold', 'Nothing flashes; what comes moves once.', [
    'elements/looks.browser.test.ts',
    'nothing of the shop’s pages goes on moving once it is defined',
  ]),
  row('2.4.1', 'A', 'Bypass Blocks', 'The first stop of a page skips to its content.', [
    'elements/criteria.whole.browser.test.ts',
    'WCAG 2.4.1 and 2.4.7: the first stop leads to the content, and each is drawn otherwise than before',
  ]),
  row(
    '2.4.2',
    'A',
    'Page Titled',
    'Each page has a title of its own.',
    ['elements/shop.browser.test.ts', 'names the document'],
    ['content/pages.browser.test.tsx', 'has one h1, names the document and describes it while it is shown'],
  ),
  row(
    '2.4.3',
    'A',
    'Focus Order',
    'The focus goes as the page is read, begins on a new page’s heading, and returns to what opened a dialog.',
    namedControls,
    ['elements/shop.browser.test.ts', 'moves the focus to the new page'],
    ['ui/controls.browser.test.tsx', 'closes on Escape and gives the focus back to the opener'],
  ),
  row(
    '2.4.4',
    'A',
    'Link Purpose (In Context)',
    'Links and buttons name the product they are about.',
    [
      'catalog/listing/listing.browser.test.tsx',
      'is one link per card, names its pages, and hides the staff’s shelf',
    ],
    namedControls,
  ),
  row('2.4.5', 'AA', 'Multiple Ways', 'A product is found by the menu and by the search.', [
    'journeys/shop/browse.spec.ts',
    'behaviour 2.4: leads from the menu by filter, order and page to a product, and by a search again',
  ]),
  row(
    '2.4.6',
    'AA',
    'Headings and Labels',
    'A page has one heading of the first level that names it; every field has a label in words.',
    namedControls,
    ['content/pages.browser.test.tsx', 'has one h1, names the document and describes it while it is shown'],
  ),
  row('2.4.7', 'AA', 'Focus Visible', 'What has the focus by key has a ring.', [
    'elements/criteria.whole.browser.test.ts',
    'WCAG 2.4.1 and 2.4.7: the first stop leads to the content, and each is drawn otherwise than before',
  ]),
  row(
    '2.4.11',
    'AA',
    'Focus Not Obscured (Minimum)',
    'The header and the foot of a phone’s page cover nothing that has the focus.',
    ['journeys/shop/focus-in-sight.spec.ts', 'backwards by key, ${path} of ${height} px'],
    [
      'journeys/shop/phone-product.spec.ts',
      'what buys stays in reach at the foot, becomes a stepper, and covers nothing that has the focus',
    ],
  ),
  row(
    '2.5.1',
    'A',
    'Pointer Gestures',
    'What a swipe or two fingers do, a button or one press does as well.',
    [
      'catalog/product.browser.test.tsx',
      'shows the pictures large, turns them there, and gives the focus back to the one that stands',
    ],
    ['catalog/product.browser.test.tsx', 'begins twice as large at the point that was pressed'],
  ),
  row('2.5.2', 'A', 'Pointer Cancellation', 'A press counts when it is let go.', [
    'elements/criteria.whole.browser.test.ts',
    'WCAG 2.5.2: what is pressed and not let go does nothing',
  ]),
  row(
    '2.5.3',
    'A',
    'Label in Name',
    'The name of a control has the words that are seen on it (axe: label-content-name-mismatch).',
    purchase,
  ),
  row('2.5.4', 'A', 'Motion Actuation', 'Nothing is done by moving the device.'),
  row(
    '2.5.7',
    'AA',
    'Dragging Movements',
    'Banners and pictures have buttons, a range has fields beside its handles, and a large picture moves to the point that is pressed.',
    ['catalog/filters/panel.browser.test.tsx', 'takes prices by two handles'],
    ['catalog/product.browser.test.tsx', 'begins twice as large at the point that was pressed'],
  ),
  row(
    '2.5.8',
    'AA',
    'Target Size (Minimum)',
    'Targets have 24 px, or as much room round them (axe: target-size).',
    purchase,
  ),
];
