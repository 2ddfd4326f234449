// behaviour 7.3: an element shows what is there of an answer of which a field has failed, and nothing breaks. One field of each
// element with the place of its error and one without; all fields of all operations, in Node: tests/transport/answers/half-answers.test.ts.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { known as ownWords } from '../../../src/words/known';
import { halvesAt, placesOf, type Field } from '../../support/answers/half-answers';
import { freshPage } from '../../support/open-page';
import { elements, open, wordsIn, type Seen } from './half-page';

freshPage();

const problems: string[] = [];
const note = (event: Event): void => {
  const { message, reason, detail } = event as ErrorEvent & PromiseRejectionEvent & CustomEvent;
  problems.push(String(reason ?? message ?? (detail as { error: Error }).error));
};
const kinds = ['error', 'unhandledrejection', 'airside-error'];
beforeEach(() => {
  problems.length = 0;
  for (const kind of kinds) addEventListener(kind, note);
});
afterEach(() => {
  for (const kind of kinds) removeEventListener(kind, note);
});

interface Place {
  operation: string;
  field: Field;
}

/** Where the answers to its questions can fail; not at a root, without which there is nothing. */
const placesIn = ({ answered }: Seen): Place[] =>
  [...answered].flatMap(([operation, { document, data }]) =>
    placesOf(document, data)
      .filter(({ place }) => place.includes('.'))
      .map((field) => ({ operation, field })),
  );

/** Nothing of it is shown, as nobody can know whether there is such a category. */
const isUnknown = ({ categories }: Record<string, unknown>, operation: string): boolean =>
  operation === 'CategoryListing' && !(categories as { items?: unknown[] }).items?.every(Boolean);

/** Texts that are as often in its half, and are not our own: a second "Retail Store" does not show in place of the field that failed. */
function untouched(whole: object, half: object): Set<string> {
  const own = new Set(wordsIn(ownWords));
  const [before, after] = [wordsIn(whole), wordsIn(half)];
  const times = (texts: string[], text: string) => texts.filter((one) => one === text).length;
  return new Set(after.filter((text) => !own.has(text) && times(after, text) === times(before, text)));
}

/** A third of the way, and two. */
const some = (places: readonly Place[]): Place[] =>
  [1, 2].flatMap((third) => places[Math.floor((places.length * third) / 3)] ?? []);

describe.each(elements)('$tag', (element) => {
  it('shows what is there of half an answer', async () => {
    const whole = await open(element);
    for (const [index, { operation, field }] of some(placesIn(whole)).entries()) {
      const { half, texts, storefront } = await open(element, {
        operation,
        half: ({ document, data }) => halvesAt(document, data, field)[index]!,
      });
      expect(storefront.app.unhandledErrors.value, half?.place).toEqual([]);
      expect(problems, half?.place).toEqual([]);
      if (!half?.data || Object.values(half.data).includes(null)) continue;
      if (isUnknown(half.data, operation)) {
        expect(texts, half.place).toContain('Try again');
        continue;
      }
      const left = untouched(whole.answered.get(operation)!.data, half.data);
      const known = whole.texts.filter((text) => left.has(text));
      expect(texts, half.place).toEqual(expect.arrayContaining(known));
    }
  });
});
