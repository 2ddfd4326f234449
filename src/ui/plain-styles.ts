// What the small elements of other sites' pages begin with.
import { groundStyles } from './ground/ground-styles';
import icon from './icon/icon.css?inline';
import button from './button.css?inline';
import picture from './picture/picture.css?inline';
import alert from './alert/alert.css?inline';

/** Icons, buttons, pictures and their skeletons, alerts. */
export const plainStyles: readonly string[] = [...groundStyles, icon, button, picture, alert];
