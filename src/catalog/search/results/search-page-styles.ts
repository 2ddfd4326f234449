// The sheets of a page of results, to be put after uiStyles.
import { listingStyles } from '../../results/listing-styles';
import searchPage from './search-page.css?inline';

export const searchPageStyles: readonly string[] = [...listingStyles, searchPage];
