// The sheets of a search box. It brings them itself, as it is often loaded late.
import price from '../../ui/price/price.css?inline';
import searchBox from './search-box.css?inline';

export const searchBoxStyles: readonly string[] = [price, searchBox];
