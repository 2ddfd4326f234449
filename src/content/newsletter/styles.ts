// The sheets that the newsletter form brings with it, wherever it is drawn.
import controlCss from '../../ui/control.css?inline';
import fieldCss from '../../ui/field.css?inline';
import newsletterCss from './newsletter.css?inline';

export const newsletterStyles: readonly string[] = [controlCss, fieldCss, newsletterCss];
