// The sheets of the cart, without those of the building blocks.
import lines from './cart-lines.css?inline';
import mini from './mini-cart.css?inline';
import page from './cart-page.css?inline';

/** Lines and totals only: for a root that shows the cart in its own frame. */
export const cartLinesStyles: readonly string[] = [lines];
export const miniCartStyles: readonly string[] = [lines, mini];
export const cartPageStyles: readonly string[] = [lines, page];
