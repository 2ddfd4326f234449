// The sheets of a form within the wishlist.
import control from '../../ui/form/control.css?inline';
import field from '../../ui/form/field.css?inline';
import form from './note-form.css?inline';

export const noteFormStyles: readonly string[] = [control, field, form];
