// The sheets that every root takes first; a feature adds those of the building blocks it draws, then its own.
// Class names of src/ui (button, field, price, dialog, …) are taken; a feature prefixes its own with its noun.
// Not here: breadcrumbs, control and field, pagination, price, stepper, tag. Alert, Dialog, Drawer and EmptyState bring their own.
import { groundStyles } from './ground/ground-styles';
import icon from './icon/icon.css?inline';
import button from './button.css?inline';
import picture from './picture/picture.css?inline';

export { groundStyles };

/** Icons, buttons, pictures and their skeletons: what most roots draw. */
export const uiStyles: readonly string[] = [...groundStyles, icon, button, picture];
