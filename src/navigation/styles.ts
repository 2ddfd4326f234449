// The sheets of header, menus, footer, toasts and error pages; each element adds its own to uiStyles.
import drawerMenu from './drawer-menu.css?inline';
import footer from './footer.css?inline';
import header from './header.css?inline';
import megaMenu from './mega-menu.css?inline';
import pageState from './page-state.css?inline';
import toasts from './toasts.css?inline';
import wordmark from './wordmark.css?inline';

/** Header, with its menu, drawer and name. The mini cart in it needs the cart's sheets too. */
export const headerStyles: readonly string[] = [wordmark, header, megaMenu, drawerMenu];
export const megaMenuStyles: readonly string[] = [megaMenu];
export const navigationDrawerStyles: readonly string[] = [drawerMenu];
export const footerStyles: readonly string[] = [wordmark, footer];
export const toastsStyles: readonly string[] = [toasts];
/** Error view and page loading. */
export const pageStateStyles: readonly string[] = [pageState];
