// What a visitor has begun in served markup goes on in what takes its place: focus, typed text, scroll, open parts, pointer, a press.

/** The early script keeps the button that was pressed before there was anybody to hear it (server/pages/document/early-script.ts). */
interface EarlyDocument extends Document {
  airsidePressed?: Element;
}

/** What tells an element from others of its kind. Numbers that are given while drawing are others each time (src/ui/use-element-id.ts). */
const nameOf = (element: Element): string =>
  ['href', 'name', 'type', 'aria-label', 'class']
    .map((name) => element.getAttribute(name))
    .join()
    .replace(/airside-\d+/g, '') +
  (element.matches('a,button,summary') ? (element.textContent ?? '').trim() : '');

/** `served`: the children of `root` that go; `box`: what comes in their place. */
export function handOver(root: ShadowRoot, served: readonly Element[], box: Element): void {
  const all = (selector: string): Element[] =>
    served.flatMap((node) => [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)]);
  const counterpart = (element: Element): Element | undefined => {
    const alike = (one: Element) => one.localName === element.localName && nameOf(one) === nameOf(element);
    const before = all(element.localName).filter(alike);
    return [...box.querySelectorAll(element.localName)].filter(alike)[before.indexOf(element)];
  };

  for (const field of all('input,textarea,select')) typed(field, counterpart(field));
  for (const open of all('details[open]')) counterpart(open)?.setAttribute('open', '');
  // Each is asked what only a finished layout tells: not of what has nothing in it.
  for (const scrolled of all('textarea,:has(>*)'))
    if (scrolled.scrollLeft || scrolled.scrollTop)
      counterpart(scrolled)?.scrollTo({
        left: scrolled.scrollLeft,
        top: scrolled.scrollTop,
        behavior: 'instant',
      });
  const focused = root.activeElement;
  const pressed = (document as EarlyDocument).airsidePressed;
  const hovered = all('a:hover,button:hover').at(-1);
  const [toFocus, toPress, toHover] = [focused, pressed, hovered].map((one) =>
    one && served.some((node) => node.contains(one)) ? counterpart(one) : undefined,
  );
  // Both need it to be seen.
  queueMicrotask(() => {
    (toFocus as HTMLElement | undefined)?.focus({ preventScroll: true });
    if (toPress) delete (document as EarlyDocument).airsidePressed;
    (toPress as HTMLElement | undefined)?.click();
    // Nothing tells what comes under a pointer that stands still.
    for (const type of ['pointerover', 'pointermove'])
      toHover?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  });
}

function typed(from: Element, to: Element | undefined): void {
  if (!isField(from) || !to || !isField(to)) return;
  const isChecked = 'checked' in from && 'checked' in to && from.checked !== to.checked;
  if (isChecked) return to.click();
  if (from.value === to.value) return;
  // As typing does: React listens to what sets the value otherwise.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to) as object, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event(to.localName === 'select' ? 'change' : 'input', { bubbles: true }));
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is FormField => 'value' in element;
