// The sheets of one order, to be put after uiStyles.
import tag from '../../ui/tag.css?inline';
import order from './order.css?inline';

export const orderStyles: readonly string[] = [tag, order];
