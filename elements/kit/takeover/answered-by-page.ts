// The answers that a server has put into the page, for its Storefront.
import { giveAnswers } from '../../../src/transport/answers/give-answers';
import type { PageAnswers } from '../../../src/transport/answers/page-answers';
import { page } from '../page';

/** Nothing where the page has none. */
export function answerByPage(): void {
  const data = document.getElementById('airside-answers');
  if (data) page().answers ??= giveAnswers(JSON.parse(data.textContent) as PageAnswers);
  data?.remove();
}
