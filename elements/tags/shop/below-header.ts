// The shop's header stays in reach of whoever scrolls, and what is scrolled to, by key above all, stands below it (WCAG 2.4.11).
import { adoptScopedStyles } from '../../kit/sheets/scoped-sheets';
import { addStyles } from '../../kit/sheets/sheets';

/** On narrow screens the header's own sheet has it stick. A checkout is short. Where little height is left (400 %) nothing sticks. */
const frame = `
@media (width >= 960px) and (height >= 480px) {
  :host:not(:has(> main > airside-checkout)) > airside-header {
    position: sticky;
    inset-block-start: calc(var(--_space) * -6);
  }
}
@media (height < 480px) {
  :host {
    --_stick: static;
  }
  :host > airside-header {
    position: relative;
  }
}
`;

/** As high as the header is where it sticks, and a little air. */
const page = `
:root:has(airside-shop) {
  scroll-padding-block-start: 76px;
}
@media (width >= 960px) {
  :root:has(airside-shop) {
    scroll-padding-block-start: 124px;
  }
}
@media (height < 480px) {
  :root:has(airside-shop) {
    scroll-padding-block-start: 8px;
  }
}
`;

export function scrollBelowHeader(shop: Element): void {
  adoptScopedStyles(shop, [frame]);
  addStyles(document, [page]);
}
