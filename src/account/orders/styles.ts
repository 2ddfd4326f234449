// The sheets of orders, to be put after uiStyles.
import control from '../../ui/control.css?inline';
import field from '../../ui/field.css?inline';
import pagination from '../../ui/pagination.css?inline';
import tag from '../../ui/tag.css?inline';
import list from './order-list.css?inline';
import order from './order.css?inline';

export const formStyles: readonly string[] = [control, field];
export const orderListStyles: readonly string[] = [...formStyles, pagination, tag, list];
export const orderStyles: readonly string[] = [tag, order];
