// Says that a screen takes long, with a way to load it anew, as long as its shape is all that is to be seen of it (behaviour 4.1).
import { effect, untracked } from '@preact/signals-core';
import '../../../src/words/catalogue/slowness';
import type { Storefront } from '../../../src/storefront';
import { shapes } from './is-waiting';

/** ms; a question is tried five times, which takes longer. */
const patience = 4000;
/** ms between two looks at what takes longer. */
const pause = 500;
const id = 'slowness';

type Told = Pick<Storefront, 'app' | 'routing' | 'text' | 'toasts'>;

/** The answer stops it. */
export function tellSlowness(
  main: Element,
  { app, routing, text, toasts }: Told,
  reload = () => location.reload(),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): string =>
    toasts.addToast({
      id,
      type: 'info',
      message: text('navigation.stillTrying'),
      timeout: 0,
      dismissable: true,
      actionText: text('navigation.tryAgain'),
      onAction: reload,
      // Once is enough for a screen.
      onDismiss: () => clearTimeout(timer),
    });
  const follow = (): void => {
    if (isSeen(main)) timer = setTimeout(follow, pause);
    else toasts.removeToast(id);
  };
  const look = (): void => {
    // Without a network that is what is said.
    if (!app.isOnline.peek() || !isSeen(main)) return;
    tell();
    follow();
  };
  const stop = effect(() => {
    void routing.arrival.value;
    untracked(() => {
      clearTimeout(timer);
      toasts.removeToast(id);
      timer = setTimeout(look, patience);
    });
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Something in the window waits; what waits further down is nobody's concern yet. */
function isSeen(root: Element | ShadowRoot): boolean {
  const isHere = [...root.querySelectorAll(shapes)].some((shape) => {
    const { width, top, bottom } = shape.getBoundingClientRect();
    return width > 0 && bottom > top && bottom > 0 && top < innerHeight;
  });
  return isHere || [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot && isSeen(shadowRoot));
}
