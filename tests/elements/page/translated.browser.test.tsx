// What a browser's translator does to light elements: what their runtime draws is shown all the same; runs in both.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Sentence } from '../../../src/ui/Sentence';
import { Amount } from '../../../src/ui/price/Amount';
import { translatePage } from '../../support/translator';

let stop: () => void;
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
});
afterEach(() => {
  stop();
  root.unmount();
  place.remove();
});

/** The translator has been there before the next thing happens. */
async function draw(children: ReactNode): Promise<string | null> {
  flushSync(() => root.render(children));
  await new Promise((done) => setTimeout(done));
  return place.textContent;
}

const several = [<i key="i">two</i>, <b key="b">three</b>];

it.each<[string, ReactNode, ReactNode, string]>([
  ['changes', <p>one</p>, <p>two</p>, 'two'],
  ['is a number', <p>{1}</p>, <p>{0}</p>, '0'],
  ['goes', <p>one</p>, <p />, ''],
  ['comes', <p />, <p>two</p>, 'two'],
  ['becomes an element', <p>one</p>, <p>{several[0]}</p>, 'two'],
  ['was an element', <p>{several[1]}</p>, <p>two</p>, 'two'],
  ['becomes several', <p>one</p>, <p>{several}</p>, 'twothree'],
  ['was several', <p>{several}</p>, <p>one</p>, 'one'],
])('a text alone in its element %s', async (_, before, after, words) => {
  stop = translatePage();
  await draw(before);
  expect(await draw(after)).toBe(words);
});

it('leaves amounts, numbers and codes as they are', async () => {
  stop = translatePage((words) => words.replace(/\w/g, 'x'));
  const sale = (code: string, value: number) => (
    <p>
      <Sentence keep={code}>{`Code ${code} is applied.`}</Sentence>
      <Amount money={{ value, currency: 'USD' }} />
    </p>
  );
  expect(await draw(sale('SUMMER', 29.9))).toBe('xxxx SUMMER xx xxxxxxx.$29.90');
  expect(await draw(sale('WINTER', 69.8))).toBe('xxxx WINTER xx xxxxxxx.$69.80');
});
