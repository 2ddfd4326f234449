// The sheets of a form within the wishlist.
import control from '../../ui/control.css?inline';
import field from '../../ui/field.css?inline';

export const noteFormStyles: readonly string[] = [control, field];
