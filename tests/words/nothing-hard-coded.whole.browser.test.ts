// Every element in a locale made for this test: what can be read is from its catalogue, or data, numbers, dates.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { htmlOf, type Story } from '../../.storybook/element-story';
import type { Contract } from '../../elements/kit/contract';
import { contracts } from '../../elements/build/contracts';
import { defaultStorefront } from '../../elements/kit/default-storefront';
import { locales, withLocale } from '../../src/words/locales';
import { answers, freshPage, openPage, openShop, unanswered } from '../support/open-page';
import { screenTexts } from '../support/screen-text';
import { dataTexts, unknownIn } from './known-words';
import { addPseudoLocale, pseudoLocale } from './pseudo';

freshPage();

const storyFiles = import.meta.glob<Record<string, Story>>('../../elements/tags/*/*.stories.ts', {
  eager: true,
});

/** What hosts write into attributes, whole and by words: a name may be drawn in parts. */
const given = Object.values(storyFiles)
  .flatMap((stories) => Object.values(stories))
  .flatMap(({ args = {} }) => Object.values(args).filter((value) => typeof value === 'string'))
  .flatMap((value) => [value, ...value.split(' ')]);

/** The element as each of its stories writes it, in nobody's page. */
function written(contract: Contract): string {
  const name = contract.tag.replace('airside-', '');
  const { default: _, ...stories } = storyFiles[`../../elements/tags/${name}/${name}.stories.ts`] ?? {};
  const written = Object.values(stories).map(({ args = {}, parameters }) =>
    htmlOf(contract, args, { inside: parameters?.element?.inside ?? '' }),
  );
  return [...new Set(written)].join('');
}

/** Of a signed-in customer; the rest is shown to a guest. */
const customers = [
  'account',
  'wishlist',
  'saved-payments',
  'order-history',
  'communications',
  'address-book',
  'account-information',
].map((name) => `airside-${name}`);

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Something of the page is still on its way. */
function isComing(): boolean {
  if (unanswered.size > 0) return true;
  for (const element of deep(document.body))
    if (element.matches('.skeleton, :not(:defined)') && element.checkVisibility()) return true;
  return false;
}

/** What is on screen once nothing more comes. */
async function settledTexts() {
  let before = '';
  for (let round = 0; round < 30; round += 1) {
    await pause(250);
    const texts = screenTexts(document.body);
    const now = texts.map(({ text }) => text).join('\n') + answers.length;
    if (now === before && !isComing()) return texts;
    before = now;
  }
  return screenTexts(document.body);
}

async function complaints(): Promise<string[]> {
  const texts = await settledTexts();
  const data = await dataTexts(answers);
  for (const word of given) data.add(word);
  return texts.flatMap(({ text, from, element }) => {
    const unknown = unknownIn(from === 'text' ? wholeText(text, element) : text, data);
    return unknown ? [`${element.localName}.${element.className} ${from}: ${unknown}`] : [];
  });
}

/** Of a text in pieces: what was searched for is marked in a name, and a number in a sentence is kept from translators. */
function wholeText(text: string, element: Element): string {
  const marked = element.closest('mark')?.parentElement ?? element;
  let whole = marked.querySelector('mark') ? (marked.textContent ?? '') : text;
  const isPiece = () => whole.split('⟦').length !== whole.split('⟧').length;
  for (let around = element.parentElement; around && isPiece(); around = around.parentElement)
    whole = around.textContent ?? '';
  return whole;
}

function* deep(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* deep(element.shadowRoot);
  }
}

/** Links and forms lead nowhere here. */
const stay = (event: Event) => event.preventDefault();

/** Opens what opens, and sends forms that are empty. */
function press(): void {
  for (const element of deep(document.body))
    if (element.matches('[aria-haspopup], [aria-expanded="false"], summary, form button[type="submit"]'))
      if (element.checkVisibility()) element.click();
}

beforeEach(async () => {
  addPseudoLocale();
  await new Promise<void>((done) => withLocale(pseudoLocale, done));
  for (const type of ['click', 'submit']) document.addEventListener(type, stay);
});
afterEach(() => {
  locales.delete(pseudoLocale);
  for (const type of ['click', 'submit']) document.removeEventListener(type, stay);
});

it.each(contracts)('$tag', async (contract) => {
  const storefront = openPage('', { locale: pseudoLocale });
  await storefront.cart.addItem({ sku: 'WH-002', quantity: 1 });
  if (customers.includes(contract.tag)) await storefront.user.signIn('diana@example.com', 'Passw0rd!23');
  if (contract.tag === 'airside-shop') openShop('/no-such-page.html');
  else document.body.innerHTML = written(contract);
  if (contract.tag === 'airside-toasts') defaultStorefront().app.reportError(new Error('404'), '404');
  const isSilent = ['airside-store', 'airside-session'].includes(contract.tag);
  // Some show nothing at all until they have something to say.
  const words = () => screenTexts(document.body).length;
  if (!isSilent) await expect.poll(words).toBeGreaterThan(0);
  expect(await complaints()).toEqual([]);
  press();
  expect(await complaints()).toEqual([]);
});
