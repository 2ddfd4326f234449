// The sheets of address forms.
import control from '../../ui/form/control.css?inline';
import choice from '../../ui/form/choice.css?inline';
import field from '../../ui/form/field.css?inline';
import fields from './address-fields.css?inline';

export const addressStyles: readonly string[] = [control, field, choice, fields];
