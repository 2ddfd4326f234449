// The sheets of the forms that come late: to look for orders, to cancel one.
import control from '../../ui/control.css?inline';
import field from '../../ui/field.css?inline';

export const formStyles: readonly string[] = [control, field];
