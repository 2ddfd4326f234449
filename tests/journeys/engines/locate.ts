// Finds what a visitor would point at, through all shadow roots. Runs in pages: it knows nothing from outside.

export type Role = 'button' | 'link' | 'heading' | 'field' | 'choice' | 'alert' | 'article' | 'dialog';

export interface Query {
  role?: Role;
  css?: string;
  /** Accessible name or, where `css` stands alone, text: the whole of it, or a part by a pattern. */
  name?: string | { source: string; flags: string };
  /** Where to look: the first one in sight. */
  within?: string;
}

export const frameAt = (address: string): Query => ({ css: `iframe[src*="${address}"]` });

export function locate({ role, css, name, within }: Query): Element | undefined {
  const selectors = {
    button: 'button, [role=button], summary, input[type=submit]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    field: 'input:not([type=radio], [type=checkbox], [type=hidden], [type=submit]), select, textarea',
    choice: 'input[type=radio], input[type=checkbox]',
    alert: '[role=alert]',
    article: 'article',
    dialog: 'dialog[open], [role=dialog]',
  };

  /** In the order of the page, slots aside. */
  function* every(root: Document | ShadowRoot): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot) yield* every(element.shadowRoot);
    }
  }
  const inSight = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const isIn = (element: Element, outer: Element): boolean => {
    for (let one: Node | null = element; one; one = one instanceof ShadowRoot ? one.host : one.parentNode)
      if (one === outer) return true;
    return false;
  };
  const textOf = (node: Node, named?: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    // What stands in a label beside its words is no name, nor what is not shown.
    const isMute =
      node.matches('[aria-hidden=true], style, select, input, textarea') || !node.checkVisibility();
    if (isMute && node !== named) return '';
    const said = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    return said ?? [...(node.shadowRoot ?? node).childNodes].map((child) => textOf(child)).join(' ');
  };
  const nameOf = (element: Element): string => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    if (element.hasAttribute('aria-label')) return element.getAttribute('aria-label')!;
    if (named.length) return named.map((id) => textOf(root.getElementById(id) ?? new Text())).join(' ');
    return (labels.length ? labels : [element]).map((one) => textOf(one, element)).join(' ');
  };
  const isNamed = (element: Element) => {
    if (name === undefined) return true;
    const said = nameOf(element).replace(/\s+/g, ' ').trim();
    return typeof name === 'string' ? said === name : new RegExp(name.source, name.flags).test(said);
  };

  const all = [...every(document)];
  const place = within === undefined ? undefined : all.find((one) => one.matches(within) && inSight(one));
  if (within !== undefined && !place) return undefined;
  // A drawn box or dot lies over the choice itself.
  const isDrawn = (element: Element) => inSight(element) || (role === 'choice' && element.isConnected);
  return all.find(
    (element) =>
      (!role || element.matches(selectors[role])) &&
      (!css || element.matches(css)) &&
      (!place || isIn(element, place)) &&
      isDrawn(element) &&
      isNamed(element),
  );
}
