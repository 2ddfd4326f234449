// The sheets that every root takes first; a feature adds those of the building blocks it draws, then its own.
// Class names of src/ui (button, field, price, dialog, …) are taken; a feature prefixes its own with its noun.
// Not here: breadcrumbs, control and field, pagination, price, stepper, tag. Dialog and Drawer bring their own.
import { groundStyles } from './ground/ground-styles';
import emptyState from './empty-state/empty-state.css?inline';
import { plainStyles } from './plain-styles';

export { groundStyles };

/** What most roots draw: icons, buttons, pictures and their skeletons, alerts and empty states. */
export const uiStyles: readonly string[] = [...plainStyles, emptyState];
