// The answers that a server has put into the page, for its Storefront.
import { giveAnswers } from '../../../src/transport/answers/give-answers';
import type { PageAnswers } from '../../../src/transport/answers/page-answers';
import { page } from '../page';

/** Nothing where the page has none; each element that was drawn for a page of another site has its own. */
export function answerByPage(): void {
  const all = [...document.querySelectorAll('.airside-answers')];
  if (all.length)
    page().answers ??= giveAnswers(all.map(({ textContent }) => JSON.parse(textContent) as PageAnswers));
  for (const given of all) given.remove();
}
