// Reads a category page as a shopper does, and acts on it.
export interface PanelOption {
  /** Of the attribute. */
  facet: string;
  name: string;
  count: number;
  isChosen: boolean;
  choose(): void;
}

const text = (element: Element | null | undefined) => element?.textContent ?? '';
const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

export function count(root: Element): string {
  return text(root.querySelector('.listing-count'));
}

export function skuPaths(root: Element): string[] {
  return all(root, '.product-grid .card-link').map((link) =>
    new URL((link as HTMLAnchorElement).href).pathname.slice(1),
  );
}

/** "+2" beside others that are chosen. */
const countIn = (line: Element) => Number(text(line.querySelector('.choice-detail > [aria-hidden]')));

export function options(root: Element): PanelOption[] {
  const groups = all(root, '.listing-filters .facet').flatMap((group) => {
    const facet = text(group.querySelector('.facet-name'));
    const boxes = all(group, '.facet-options .choice-line').map((line) => {
      const input = line.querySelector('input')!;
      return {
        facet,
        name: text(line.querySelector('.choice-label')),
        count: countIn(line),
        isChosen: input.checked,
        choose: () => input.click(),
      };
    });
    const ranges = all(group, '.facet-quick').map((button) => ({
      facet,
      name: text(button.firstElementChild),
      count: Number(text(button.querySelector('.choice-detail'))),
      isChosen: button.getAttribute('aria-pressed') === 'true',
      choose: () => button.click(),
    }));
    return [...boxes, ...ranges];
  });
  const flags = all(root, '.listing-filters .facet-flags .choice-line').map((line) => {
    const input = line.querySelector('input')!;
    return {
      facet: text(line.querySelector('.choice-label')),
      name: 'Yes',
      count: countIn(line),
      isChosen: input.checked,
      choose: () => input.click(),
    };
  });
  return [...groups, ...flags];
}

export function unfold(root: Element): void {
  for (const button of all(root, '.facet-body > .button[aria-expanded="false"]')) button.click();
}

export function chips(root: Element): { text: string; remove(): void }[] {
  return all(root, '.filter-chip').map((chip) => ({
    text: `${text(chip.querySelector('.filter-chip-label'))}: ${text(chip.querySelector('.filter-chip-value'))}`,
    remove: () => chip.click(),
  }));
}

/** As typing does: React listens for the event and reads the value. */
function put(control: HTMLInputElement | HTMLSelectElement, value: string, event: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

export function prices(root: Element): string[] {
  return all(root, '.facet-range input.control').map((input) => (input as HTMLInputElement).value);
}

export async function typePrices(root: Element, from: string, to: string): Promise<void> {
  const [low, high] = all(root, '.facet-range input.control') as HTMLInputElement[];
  put(low!, from, 'input');
  put(high!, to, 'input');
  await new Promise((done) => setTimeout(done));
  root.querySelector('.facet-range')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

export function select(root: Element, name: string): HTMLSelectElement | null {
  return root.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
}

export function choose(control: HTMLSelectElement, value: string): void {
  put(control, value, 'change');
}

export function pageLinks(root: Element): string[] {
  return all(root, '.pagination a').map((link) => (link as HTMLAnchorElement).href);
}

export function button(root: Element, name: string | RegExp): HTMLElement | undefined {
  return all(root, 'button').find((control) =>
    typeof name === 'string' ? text(control) === name : name.test(text(control)),
  );
}
