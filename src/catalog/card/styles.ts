// The sheets of cards, to be put after uiStyles.
import price from '../../ui/price/price.css?inline';
import tag from '../../ui/tag.css?inline';
import card from './card.css?inline';
import shapes from './shapes.css?inline';

export const cardStyles: readonly string[] = [price, tag, shapes, card];
