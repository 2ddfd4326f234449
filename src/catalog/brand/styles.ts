// The sheets of a brand page, to be put after uiStyles.
import { listingStyles } from '../listing/listing-styles';
import brand from './brand.css?inline';

export const brandStyles: readonly string[] = [...listingStyles, brand];
