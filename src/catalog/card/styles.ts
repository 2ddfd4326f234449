// The sheets of cards and of what else stands alone, to be put after uiStyles.
import breadcrumbs from '../../ui/breadcrumbs.css?inline';
import price from '../../ui/price/price.css?inline';
import tag from '../../ui/tag.css?inline';
import card from './card.css?inline';
import inText from './price-in-text.css?inline';
import shapes from './shapes.css?inline';

export const cardStyles: readonly string[] = [price, tag, shapes, card];
export const priceInTextStyles: readonly string[] = [price, shapes, inText];
export const breadcrumbsStyles: readonly string[] = [breadcrumbs, shapes];
