// The sheets of a product's page, to be put after uiStyles.
import breadcrumbs from '../../ui/breadcrumbs/breadcrumbs.css?inline';
import tag from '../../ui/tag.css?inline';
import { buyStyles } from '../purchase/buy-styles';
import gallery from './gallery/gallery.css?inline';
import product from './product.css?inline';
import details from './product-details.css?inline';

export const productPageStyles: readonly string[] = [
  breadcrumbs,
  tag,
  ...buyStyles,
  gallery,
  product,
  details,
];
