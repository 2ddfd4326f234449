// Which element tests are run in WebKit as well.

/**
 * What engines decide: how fields, layers and what moves look, roots and sheets, focus, dialogs, drawers and menus. Without
 * the tests that type much: WebKit's driver takes minutes for it. A file without its ending, or all of a folder.
 */
export const engineDecides: readonly string[] = [
  ...['define', 'looks', 'mini-cart', 'nonsense', 'shop', 'themes'].map((name) => `tests/elements/${name}.`),
  ...['hostile-page', 'isolation'].map((name) => `tests/elements/page/${name}.`),
  ...['loader', 'pressed-focus'].map((name) => `tests/elements/arrive/${name}.`),
  ...['account/wishlist', 'checkout/payment', 'navigation/drawer', 'navigation/menu'].map(
    (folder) => `tests/${folder}/*.`,
  ),
  ...['store-view', 'ui/form', 'ui/picture'].map((folder) => `tests/${folder}/*.`),
  ...['pages', 'sanitise'].map((name) => `tests/content/${name}.`),
];
