// The sheets that the newsletter form brings with it, wherever it is drawn.
import buttonCss from '../../ui/button.css?inline';
import controlCss from '../../ui/form/control.css?inline';
import fieldCss from '../../ui/form/field.css?inline';
import iconCss from '../../ui/icon/icon.css?inline';
import newsletterCss from './newsletter.css?inline';

export const newsletterStyles: readonly string[] = [buttonCss, iconCss, controlCss, fieldCss, newsletterCss];
