// The sheets of buying and of a product's page, to be put after uiStyles.
import breadcrumbs from '../../ui/breadcrumbs.css?inline';
import price from '../../ui/price/price.css?inline';
import stepper from '../../ui/form/stepper.css?inline';
import tag from '../../ui/tag.css?inline';
import buy from './buy.css?inline';
import product from './product.css?inline';
import purchase from './purchase.css?inline';

export const buyStyles: readonly string[] = [price, stepper, purchase, buy];
export const productPageStyles: readonly string[] = [breadcrumbs, tag, ...buyStyles, product];
