// The sheets of what steers a listing; they come with it.
import control from '../../ui/form/control.css?inline';
import choice from '../../ui/form/choice.css?inline';
import field from '../../ui/form/field.css?inline';
import pagination from '../../ui/pagination/pagination.css?inline';
import css from './filters.css?inline';
import range from './range.css?inline';

export const filterStyles: readonly string[] = [control, field, choice, pagination, css, range];
