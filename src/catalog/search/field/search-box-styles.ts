// The sheet of a search box. It brings it itself, as it is often loaded late.
import searchBox from './search-box.css?inline';

export const searchBoxStyles: readonly string[] = [searchBox];
