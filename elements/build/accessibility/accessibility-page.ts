// docs/accessibility.md: a statement for merchants, made of the table of all criteria.
import { markdownTable } from '../markdown-table.ts';
import type { Criterion, Proof } from './criterion.ts';

export function accessibilityPage(criteria: readonly Criterion[]): string {
  const proven = criteria.filter(({ proofs }) => proofs.length > 0);
  const rows = criteria.map(({ number, name, level, met, proofs }) => [
    number,
    name,
    level,
    met,
    proofs.length ? proofs.map(proof).join('<br>') : 'does not apply',
  ]);
  return `# Accessibility

Made from \`elements/build/accessibility\` by \`npm run docs\`; a test compares, and looks whether each named test exists.

Airside aims at WCAG 2.2, level AA, for the whole shop and for each element on a page of another site. Of its ${criteria.length} criteria of A and
AA, ${proven.length} are tested and met; ${criteria.length - proven.length} ask for what the shop does not have. You may take this page into the accessibility statement of your
shop; what you add to the shop needs a look of its own.

## How it is tested

- **axe** looks at the screens and states that people come to on their ways: menu, search, bag and dialogs open, a code applied,
  fields wrong, no network, nothing found.
- **IBM’s checker** looks at the same states before a release, by its own rules for WCAG 2.2.
- **By keyboard alone** orders are placed, declined and paid again; what has the focus is looked for on the screen.
- **By ear**: what a screen reader says from a shelf to the checkout has to come in order.
- **Measured**: contrasts in every theme, widths from 320 to 1440 px, text of twice the size on phones and on wide screens,
  more room between letters, paper.

Tools find what can be counted. Whether a text is understood, people say: see the last section.

## Criteria

${markdownTable(['', 'criterion', 'level', 'how it is met', 'proven by'], rows)}

## Known limits

- The shop’s own words are in English. On a page of another language write \`lang="en"\` on the tags, so that screen readers speak them so.
- The fields of a card are drawn by the payment provider. The demo’s are tested as the shop is; of others, the names, the frame round them and
  the way through them by Tab.
- Films that editors frame from elsewhere have the controls and captions of where they come from.
- Screen readers are simulated by tests; they do not run JAWS, NVDA or VoiceOver.
- In browsers below the [floor](embed.md) pages can be read and followed, and nothing can be ordered.

## What lies with you

- **Pictures**: alternative texts of products, banners and pages are those of your backend and content service. Without one a product’s name is
  read.
- **Films**: give captions (\`<track kind="captions">\`), and a text or a description of what is only seen.
- **Colours**: a theme of your own needs its contrasts: 4.5:1 for text, 3:1 for edges and rings. [theme.md](theme.md) says which colour
  stands on which.
- **Pages of editors**: headings in order, links that say where they lead, tables with headings, no text in pictures. What they write is
  cleaned, not made better.
- **Help**: a way to reach you belongs into the footer, on every page.
- **The page round an element**: its language, title, headings and the order of what stands on it.

## How to report

Say on your own statement how people reach you, and answer them. What lies with Airside belongs into the project’s issues: the page, what was
done, what was said or seen, browser and assistive technology. A barrier on the way to an order comes before new features.
`;
}

const proof = ([file, test]: Proof): string => `\`tests/${file}\`: “${test}”`;
