// WCAG 2.2, principle 1: what is there can be seen, heard or felt.
import { row, type Criterion, type Proof } from './criterion.ts';
import { purchase, byEar, namedControls, labelled } from './proofs.ts';

const contrasts: Proof = ['elements/themes.browser.test.ts', '$what: $text'];
const film: Proof = ['journeys/shop/brands.spec.ts', 'plays its film with captions, when asked to'];
export const perceivable: readonly Criterion[] = [
  row(
    '1.1.1',
    'A',
    'Non-text Content',
    'Pictures of products have the backend’s text, or the product’s name; what only decorates is not read. Buttons without words have a name.',
    purchase,
    byEar,
  ),
  row(
    '1.2.1',
    'A',
    'Audio-only and Video-only (Prerecorded)',
    'The shop has none of its own; a text beside a merchant’s film is the merchant’s.',
  ),
  row('1.2.2', 'A', 'Captions (Prerecorded)', 'Captions that a merchant gives with a film are shown.', film),
  row(
    '1.2.3',
    'A',
    'Audio Description or Media Alternative (Prerecorded)',
    'The shop has no film of its own; a text beside a merchant’s film is the merchant’s.',
  ),
  row('1.2.4', 'AA', 'Captions (Live)', 'Nothing is live.'),
  row(
    '1.2.5',
    'AA',
    'Audio Description (Prerecorded)',
    'The shop has no film of its own; a description in a merchant’s film is the merchant’s.',
  ),
  row(
    '1.3.1',
    'A',
    'Info and Relationships',
    'Headings, lists, tables, groups, labels and errors are so in the markup.',
    purchase,
    labelled,
  ),
  row(
    '1.3.2',
    'A',
    'Meaningful Sequence',
    'What is read has the order that is seen, in each step of the checkout.',
    namedControls,
    byEar,
  ),
  row('1.3.3', 'A', 'Sensory Characteristics', 'No text points at something by its place, shape or colour.', [
    'elements/criteria.test.ts',
    'WCAG 1.3.3: no text points at something by place, shape or colour',
  ]),
  row('1.3.4', 'AA', 'Orientation', 'Nothing asks how a screen is held.', [
    'elements/criteria.test.ts',
    'WCAG 1.3.4: no sheet asks how a screen is held',
  ]),
  row(
    '1.3.5',
    'AA',
    'Identify Input Purpose',
    'Fields about a person have the names that browsers fill in by.',
    ['checkout/checkout.browser.test.tsx', 'lets browsers fill in who and where'],
    ['account/forms.browser.test.tsx', '%s: a real form with the names they know'],
  ),
  row(
    '1.4.1',
    'A',
    'Use of Color',
    'What a colour says is said by words, a line or a sign as well.',
    ['ui/controls.browser.test.tsx', 'says the saving in words, and both prices to those who only hear'],
    ['elements/themes.browser.test.ts', 'shows which half of the newsletter’s switch is chosen'],
  ),
  row('1.4.2', 'A', 'Audio Control', 'Nothing sounds by itself: a film plays when it is asked to.', film),
  row(
    '1.4.3',
    'AA',
    'Contrast (Minimum)',
    'Texts have 4.5:1, large ones 3:1, in every theme of ours.',
    contrasts,
    ['journeys/embedding/themes.spec.ts', 'catalogue and frame are readable in every theme'],
  ),
  row(
    '1.4.4',
    'AA',
    'Resize Text',
    'Text grows to 200 % with the browser’s setting, and nothing sticks out.',
    [
      'journeys/shop/text-size.spec.ts',
      'half as large again and twice as large, nothing sticks out, on a phone or on a desk',
    ],
  ),
  row('1.4.5', 'AA', 'Images of Text', 'Words are text; a logo is the one picture of them.', [
    'navigation/header.browser.test.tsx',
    'says the claim, and the name in words where there is no logo',
  ]),
  row(
    '1.4.10',
    'AA',
    'Reflow',
    'At 320 px, which is 1280 px at 400 %, nothing is scrolled sideways, and nothing stays in the way.',
    ['journeys/shop/browse.spec.ts', 'shows a name of 80 characters, alone in its category, at ${width}'],
    [
      'journeys/checkout/payment.spec.ts',
      'at 400 % zoom (${dir}) a card is entered and read whole, and nothing sticks out',
    ],
  ),
  row(
    '1.4.11',
    'AA',
    'Non-text Contrast',
    'Edges of fields, rings of focus and marks of what is chosen have 3:1, in every theme of ours.',
    contrasts,
  ),
  row('1.4.12', 'AA', 'Text Spacing', 'With more room between lines, letters and words nothing is cut off.', [
    'elements/criteria.whole.browser.test.ts',
    'WCAG 1.4.12: with more room between lines, letters and words nothing is cut off',
  ]),
  row(
    '1.4.13',
    'AA',
    'Content on Hover or Focus',
    'A submenu stays while it is pointed at, and Escape closes it without moving the focus.',
    [
      'navigation/menu/mega-menu.browser.test.tsx',
      'WCAG 1.4.13: closes by Escape wherever the focus is, and leaves it there',
    ],
    ['navigation/menu/mega-menu.browser.test.tsx', 'opens on hover and closes when the mouse is gone'],
  ),
];
