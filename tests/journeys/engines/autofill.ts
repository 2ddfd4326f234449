// What browsers and password managers go by when they fill in a form: autocomplete names, in the page's own tree.
import type { EnginePage } from './driver';

/** A line for each field in sight that says nothing of what it is for, or says it where nobody who fills in looks. */
export function unnamedFields(page: EnginePage): Promise<string[]> {
  return page.evaluate(() => {
    const names =
      /^((shipping|billing) )?(name|given-name|family-name|nickname|address-line[12]|address-level[12]|postal-code|country|tel)$|^(email|username|(current|new)-password)$/;
    const typed =
      'input:not([type=radio], [type=checkbox], [type=hidden], [type=submit], [type=date], [type=range]), select[autocomplete]';
    /** A newsletter asks for little; where the cart is sent to and how a reviewer is called may be typed. */
    const shadowed = 'airside-footer, airside-newsletter, airside-cart-page, airside-product-page';
    const every = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? every(one.shadowRoot) : []),
      ]);
    return every(document)
      .filter((one) => one.matches(typed) && one.checkVisibility())
      .flatMap((one) => {
        const said = one.getAttribute('autocomplete') ?? '';
        const root = one.getRootNode();
        const field = `${one.localName} ${one.getAttribute('name')}: “${said}”`;
        if (said === 'off') return [];
        if (!names.test(said)) return [`${field} is no name`];
        if (root instanceof ShadowRoot && !root.host.matches(shadowed))
          return [`${field} is in a shadow root`];
        return one.closest('form') ? [] : [`${field} is in no form`];
      });
  });
}
