// The sheets of one order, to be put after uiStyles.
import tag from '../../ui/tag.css?inline';
import order from './order.css?inline';
import state from './order-state.css?inline';

export const orderStyles: readonly string[] = [tag, state, order];
