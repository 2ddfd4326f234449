// The sheets of header and main navigation, to be put after uiStyles. What comes late (submenu, drawer) brings its own.
import header from './header.css?inline';
import megaMenu from './menu/mega-menu.css?inline';
import search from './search/search-layer.css?inline';
import wordmark from './wordmark.css?inline';

/** Header, with its menu and name. The mini cart in it needs the cart's sheet too. */
export const headerStyles: readonly string[] = [wordmark, header, search, megaMenu];
export const megaMenuStyles: readonly string[] = [megaMenu];
