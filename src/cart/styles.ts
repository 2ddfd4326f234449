// The sheets of lines and totals, without those of the building blocks.
import control from '../ui/form/control.css?inline';
import field from '../ui/form/field.css?inline';
import stepper from '../ui/form/stepper.css?inline';
import drawer from './mini-cart/mini-cart-drawer.css?inline';
import lines from './lines/cart-lines.css?inline';
import page from './page/cart-page.css?inline';
import totals from './page/cart-totals.css?inline';

/** Lines and totals only: for a root that shows the cart in its own frame. */
export const cartLinesStyles: readonly string[] = [stepper, lines, totals];
export const miniCartDrawerStyles: readonly string[] = [stepper, lines, drawer];
export const cartPageStyles: readonly string[] = [control, field, stepper, lines, totals, page];
