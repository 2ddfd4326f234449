// The sheet of the mini cart's trigger, apart from those of what it opens: every page has it.
import mini from './mini-cart.css?inline';

export const miniCartTriggerStyles: readonly string[] = [mini];
