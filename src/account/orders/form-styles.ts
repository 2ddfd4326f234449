// The sheets of the forms: to look for orders, and to cancel one.
import control from '../../ui/form/control.css?inline';
import choice from '../../ui/form/choice.css?inline';
import field from '../../ui/form/field.css?inline';

export const formStyles: readonly string[] = [control, field, choice];
