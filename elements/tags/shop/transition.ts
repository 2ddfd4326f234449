// The way from a card to its product, where the browser can show it: the picture goes to where it stands next. Decoration, which no
// press waits for: nothing else is a picture of itself meanwhile, so all the rest stands at once and can be pressed.
import { addStyles } from '../../kit/sheets/sheets';
import { findDeep } from './find-deep';

/** ms, for the browser to begin and the new screen to have its picture; whoever takes longer goes without. */
const patience = 60;

/** ms of a frame in which hardly anything is drawn anew. Where it takes longer, so would the browser's picture of the old page. */
const quickFrame = 8;

let isQuick = true;

/** What a frame costs here is told by the one that shows the press, before it is let go. The answer stops it. */
export function watchFrames(): () => void {
  const stop = new AbortController();
  const measure = (): void => {
    const start = performance.now();
    setTimeout(() => (isQuick = performance.now() - start < quickFrame));
  };
  const press = (): void => {
    isQuick = false;
    requestAnimationFrame(measure);
  };
  document.addEventListener('pointerdown', press, { signal: stop.signal, passive: true });
  return () => stop.abort();
}

const name = 'airside-picture';
const css =
  ':root{view-transition-name:none}::view-transition{pointer-events:none}::view-transition-group(*){animation-duration:224ms}';

const isCalm = (): boolean => !isQuick || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `change`: from the old screen to the new one, in `main`; called once, at once where there is nothing to show. */
export function inTransition(main: Element, target: URL, change: () => void): void {
  const old = 'startViewTransition' in document && !document.hidden && !isCalm() && pictureOf(main, target);
  if (!old) return change();
  addStyles(document, [css]);
  const until = performance.now() + patience;
  old.style.viewTransitionName = name;
  let next: HTMLElement | undefined;
  const transition = document.startViewTransition(async () => {
    old.style.viewTransitionName = '';
    change();
    next = await comes(() => findDeep(main, '.gallery img'), until);
    if (next) next.style.viewTransitionName = name;
  });
  const timer = setTimeout(() => transition.skipTransition(), patience);
  const settle = (): void => {
    clearTimeout(timer);
    old.style.viewTransitionName = '';
    if (next) next.style.viewTransitionName = '';
  };
  // One that is skipped says so by failing; the change is made all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(settle, settle);
}

/** On the card that leads there. */
function pictureOf(main: Element, { href }: URL): HTMLElement | undefined | null {
  const link = findDeep(main, `.card-link[href="${CSS.escape(href)}"]`);
  return link?.closest('.card')?.querySelector<HTMLElement>('.card-media img');
}

async function comes<T>(find: () => T | undefined, until: number): Promise<T | undefined> {
  for (let found = find(); ; found = find()) {
    if (found || performance.now() > until) return found;
    await new Promise((done) => setTimeout(done));
  }
}
