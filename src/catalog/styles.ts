// The catalogue's sheets by element, to be put after uiStyles.
import breadcrumbs from '../ui/breadcrumbs.css?inline';
import control from '../ui/control.css?inline';
import pagination from '../ui/pagination.css?inline';
import price from '../ui/price.css?inline';
import stepper from '../ui/stepper.css?inline';
import tag from '../ui/tag.css?inline';
import card from './card.css?inline';
import category from './category.css?inline';
import product from './product-page/product.css?inline';

const goods = [price, tag, card];

export const productCardStyles: readonly string[] = goods;
export const productListStyles: readonly string[] = goods;
export const addToCartStyles: readonly string[] = [...goods, stepper];
export const priceStyles: readonly string[] = goods;
export const breadcrumbsStyles: readonly string[] = [breadcrumbs, card];
export const listingStyles: readonly string[] = [breadcrumbs, control, pagination, ...goods, category];
export const productPageStyles: readonly string[] = [breadcrumbs, stepper, ...goods, product];
