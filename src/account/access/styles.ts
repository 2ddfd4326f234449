// The sheets of the forms, for pages and for parts of other elements alike.
import control from '../../ui/form/control.css?inline';
import choice from '../../ui/form/choice.css?inline';
import field from '../../ui/form/field.css?inline';
import form from './access-form.css?inline';
import page from './access-page.css?inline';

export const accessFormStyles: readonly string[] = [control, field, choice, form];
export const accessPageStyles: readonly string[] = [...accessFormStyles, page];
