// The sheets of a price that stands alone, to be put after uiStyles.
import price from '../../ui/price/price.css?inline';
import inText from './price-in-text.css?inline';
import shapes from './shapes.css?inline';

export const priceInTextStyles: readonly string[] = [price, shapes, inText];
