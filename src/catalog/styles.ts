// The catalogue's sheets by element, to be put after the sheets of src/ui.
import card from './card.css?inline';
import category from './category.css?inline';
import product from './product-page/product.css?inline';

export const productCardStyles: readonly string[] = [card];
export const productListStyles: readonly string[] = [card];
export const addToCartStyles: readonly string[] = [card];
export const priceStyles: readonly string[] = [card];
export const breadcrumbsStyles: readonly string[] = [card];
export const listingStyles: readonly string[] = [card, category];
export const productPageStyles: readonly string[] = [card, product];
