// The sheets of the wishlist's page, to be put after uiStyles.
import price from '../../ui/price/price.css?inline';
import stepper from '../../ui/form/stepper.css?inline';
import tag from '../../ui/tag.css?inline';
import page from './wishlist-page.css?inline';

export const wishlistPageStyles: readonly string[] = [price, stepper, tag, page];
