// The sheet of a button that buys without asking, to be put after uiStyles.
import purchase from './purchase.css?inline';

export const purchaseStyles: readonly string[] = [purchase];
