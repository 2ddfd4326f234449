// Answers that came with what a server has drawn, of a page or of single elements in it.
import { afterEach, expect, it } from 'vitest';
import { page } from '../../../elements/kit/page';
import { answerByPage } from '../../../elements/kit/takeover/answered-by-page';
import type { PageAnswers } from '../../../src/transport/answers/page-answers';

afterEach(() => {
  document.body.replaceChildren();
  delete page().answers;
});

function put(...all: Partial<PageAnswers>[]): void {
  document.body.innerHTML = all
    .map(
      (answers) =>
        `<p data-served><script type="application/json" class="airside-answers">${JSON.stringify({ at: Date.now(), data: {}, ...answers })}</script></p>`,
    )
    .join('');
  answerByPage();
}

const take = (question: string) => page().answers?.(() => true)(question);

it('are those of all elements, and leave the page', () => {
  put({ data: { '/one': 1 } }, { data: { '/two': 2 } });
  expect([take('/one'), take('/two')]).toEqual([1, 2]);
  expect(document.querySelector('script[type="application/json"]')).toBeNull();
});

it('are none where nothing was drawn', () => {
  put();
  expect(page().answers).toBeUndefined();
});
