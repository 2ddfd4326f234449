// Puts back what tags that were left open have swallowed: to HTML "/>" ends no tag of ours, so what follows it in its parent, often the
// rest of the page, becomes its content, which an element shows until it is ready, or not at all.
import { page } from './page';

/** One is there to have other elements inside, the other is served with the whole page inside. */
const containers = ['airside-store', 'airside-shop'];

/** Before the end tag of what it stands in. */
const lineEnd = /\n\s*$/;
/** As a sentence goes on behind a word; "…" and "..." stand for what is awaited. */
const goesOn = /^(?:[\s,;:!?)]|\.(?!\.))/;

type Movable = ParentNode & { moveBefore?(node: Node, before: Node | null): void };

/** For the page as it was parsed, with its open shadow roots; says once which tags they are, and how they are closed. */
export async function putBack(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
  const tags = [...new Set(putBackIn(document))];
  if (!tags.length) return;
  const list = (write: (tag: string) => string) => tags.map(write).join(', ');
  console.warn(
    `airside: ${list((tag) => `<${tag}>`)} left open: in HTML "/>" ends no such tag, and what followed had become its content. ` +
      `That was put back; write ${list((tag) => `<${tag}></${tag}>`)}.`,
  );
}

/** Names of the tags; of those inside each other the outer ones come first. */
export function putBackIn(root: Document | ShadowRoot): string[] {
  const tags: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    if (isOurs(element)) {
      if (!isLeftOpen(element)) continue;
      moveOut(element);
      tags.push(element.localName);
    } else if (element.shadowRoot) {
      // The parser may have made it behind the loader's back.
      page().observe(element.shadowRoot);
      tags.push(...putBackIn(element.shadowRoot));
    }
  }
  return tags;
}

/**
 * The parser puts nothing behind such a tag, not even a line break: that is in it, at the end. Or a sentence goes on in it, or it has
 * what nobody shows for a moment. All else is what its author wants to be seen until it is ready.
 */
function isLeftOpen(element: Element): boolean {
  const { localName, firstChild } = element;
  const isDrawn = element.matches(':defined') && !element.shadowRoot;
  if (isDrawn || containers.includes(localName) || 'served' in (element as HTMLElement).dataset) return false;
  if (isFollowed(element) || !(element.firstElementChild ?? element.textContent?.trim())) return false;
  const end = endOf(element);
  const begins = firstChild instanceof Text && goesOn.test(firstChild.data);
  return (lineEnd.test(end) && !isWrapped(element)) || (begins && !/\s$/.test(end)) || hasPage(element);
}

/** At the end of the body scripts add elements, but no text. */
const isFollowed = (element: Element): boolean =>
  element.nextSibling !== null && (element.nextSibling instanceof CharacterData || !isInBody(element));

/** <div><airside-price> on one line, and their end tags on another. */
const isWrapped = (element: Element): boolean => element.previousSibling === null && !isInBody(element);

const isInBody = ({ parentNode, ownerDocument }: Element): boolean => parentNode === ownerDocument.body;

/** The last text, which is in the inner one where two were left open. */
function endOf({ lastChild }: Element): string {
  if (lastChild instanceof Text) return lastChild.data;
  return lastChild instanceof Element && isOurs(lastChild) ? endOf(lastChild) : '';
}

const hasPage = (element: Element): boolean =>
  element.querySelector('script,main') !== null || [...element.querySelectorAll('*')].some(isOurs);

const isOurs = ({ localName }: Element): boolean => localName.startsWith('airside-') && page().has(localName);

/** What is on its way (frames, films, what has the focus) goes on where the browser can move it. */
function moveOut(element: Element): void {
  const parent = element.parentNode as Movable & Node;
  const root = parent.getRootNode() as Document | ShadowRoot;
  const focused = root.activeElement;
  const before = element.nextSibling;
  for (const node of [...element.childNodes])
    if (parent.moveBefore) parent.moveBefore(node, before);
    else parent.insertBefore(node, before);
  if (root.activeElement !== focused) (focused as HTMLElement | null)?.focus({ preventScroll: true });
}
