// A key that is typed into a field stays in it: to the page a field in a shadow root is an element like any other, and its shortcuts of
// one letter would eat what is typed. Escape, Tab, Enter, function keys and combinations are the page's as before.
const typing = /^(.|Arrow.+|Page.+|Home|End|Backspace|Delete|Dead|Process|Unidentified)$/u;

function keepTyped(event: Event): void {
  const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
  // AltGr, and Alt on a Mac, type what has no key of its own.
  const isCombined = altKey ? metaKey || !/^\W$/u.test(key) : ctrlKey || metaKey;
  const [field] = event.composedPath() as Element[];
  // What a page has put into a slot is its own.
  const isOurs = (event.target as Node).getRootNode() === event.currentTarget;
  if (isOurs && !isCombined && typing.test(key) && field!.matches('input,textarea,select'))
    event.stopPropagation();
}

export function keepTypedIn(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepTyped);
}
