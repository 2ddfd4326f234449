// The sheets of a brand page, to be put after uiStyles.
import { listingStyles } from '../results/listing-styles';
import brand from './brand.css?inline';

export const brandStyles: readonly string[] = [...listingStyles, brand];
