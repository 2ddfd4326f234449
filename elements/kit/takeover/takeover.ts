// Takes over a root that a server has declared: draws beside what stands there, unseen, and replaces it in one step when all of it is drawn.
import { answerByPage } from './answered-by-page';
import { handOver } from './hand-over';

/** Its own size is nothing, that of what is in it what it will be; pictures wait until they are seen. */
const unseen =
  'position:absolute!important;inset-inline:0!important;block-size:0!important;overflow:hidden!important;visibility:hidden!important;content-visibility:hidden!important';
const seen = 'display:contents!important';

const waiting = '.skeleton';

// Before the first of them has anything to ask.
answerByPage();

/** ms that what stands round a screen waits for it at most. */
const patience = 1000;

/** What a page is for is taken over before what stands round it. */
export const turnOf = (tag: string): Promise<unknown> =>
  new Promise((done) => {
    const screen = document.querySelector(`:has(>${tag}[data-served])>main>[data-served]`);
    if (screen) new MutationObserver(done).observe(screen, { attributeFilter: ['data-served'] });
    setTimeout(done, screen ? patience : 0);
  });

export interface Takeover {
  /** What is drawn into. */
  box: HTMLElement;
  /** Something is drawn, and waits for nothing that it knows of. */
  drawn(): void;
}

export function takeOver(root: ShadowRoot): Takeover {
  // Until then those of the server do: beside others, all that stands there would be styled anew.
  const sheets = root.adoptedStyleSheets.splice(0);
  const served = [...root.children];
  // What was to be read where no root is declared.
  root.host.querySelector(':scope > .shop-read')?.remove();
  const box = document.createElement('div');
  box.style.cssText = unseen;
  root.append(box);
  const expected = root.querySelectorAll(waiting).length;
  let observer: MutationObserver | undefined;
  let isOver = false;

  /** What the server could not draw either may still come. */
  const isWhole = (): boolean => box.querySelectorAll(waiting).length <= expected;
  const replace = (): void => {
    if (isOver || !isWhole()) return;
    // What began on it must end on it to be a click, and a window that it has opened is somebody's until it is closed.
    if (served.some((node) => node.matches(':active,dialog[open]')))
      return void requestAnimationFrame(replace);
    isOver = true;
    observer?.disconnect();
    handOver(root, served, box);
    for (const node of served) node.remove();
    root.adoptedStyleSheets = [...new Set([...sheets, ...root.adoptedStyleSheets])];
    box.style.cssText = seen;
    root.host.removeAttribute('data-served');
  };

  return {
    box,
    drawn() {
      if (isOver) return;
      replace();
      if (isOver || observer) return;
      observer = new MutationObserver(replace);
      observer.observe(box, { childList: true, subtree: true });
    },
  };
}
