// What had the focus on a page that failed goes with it: the focus is on what comes.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocusOfRetry } from '../../../elements/tags/shop/retry-focus';
import { focused } from '../../../src/ui/use-lost-focus';
import { until } from '../support';

const main = document.createElement('main');
let stop: () => void;

/** Pages of the shop draw into shadow roots. */
function draw(html: string): ShadowRoot {
  const screen = document.createElement('div');
  screen.attachShadow({ mode: 'open' }).innerHTML = html;
  main.replaceChildren(screen);
  return screen.shadowRoot!;
}

const failed = () =>
  draw(
    '<div class="empty-state"><h1>The shelf did not load</h1><button>Try again</button></div><a href="#x">Other</a>',
  );

beforeEach(() => {
  document.body.append(main);
  stop = keepFocusOfRetry(main);
});
afterEach(() => {
  stop();
  main.remove();
});

it('on the heading, whether "Try again" was pressed or the page came by itself', async () => {
  failed().querySelector('button')!.focus();
  draw('<h1>Gin</h1>');
  await until(() => expect(focused()?.textContent).toBe('Gin'));
});

it('stays with who has gone elsewhere', async () => {
  const root = failed();
  const other = root.querySelector('a')!;
  root.querySelector('button')!.focus();
  other.focus();
  root.querySelector('.empty-state')!.outerHTML = '<h1>Gin</h1>';
  await new Promise((done) => setTimeout(done, 300));
  expect(focused()).toBe(other);
});
