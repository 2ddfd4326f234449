// The sheets of the wish list's page, to be put after uiStyles.
import control from '../../ui/control.css?inline';
import field from '../../ui/field.css?inline';
import price from '../../ui/price.css?inline';
import stepper from '../../ui/stepper.css?inline';
import tag from '../../ui/tag.css?inline';
import page from './wishlist-page.css?inline';

export const wishlistPageStyles: readonly string[] = [control, field, price, stepper, tag, page];
