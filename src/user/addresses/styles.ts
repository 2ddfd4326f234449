// The sheets of address forms.
import control from '../../ui/control.css?inline';
import field from '../../ui/field.css?inline';
import fields from './address-fields.css?inline';

export const addressStyles: readonly string[] = [control, field, fields];
