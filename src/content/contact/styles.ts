// The sheets of the contact page, to be put after uiStyles.
import controlCss from '../../ui/form/control.css?inline';
import choiceCss from '../../ui/form/choice.css?inline';
import fieldCss from '../../ui/form/field.css?inline';
import contactCss from './contact.css?inline';

export const contactStyles: readonly string[] = [controlCss, fieldCss, choiceCss, contactCss];
