// The sheets of the list of orders, to be put after uiStyles.
import tag from '../../../ui/tag.css?inline';
import list from './order-list.css?inline';
import state from '../order-state.css?inline';

export const orderListStyles: readonly string[] = [tag, state, list];
