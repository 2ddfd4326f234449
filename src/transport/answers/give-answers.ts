// Gives what came with the page to who asks it, once each.
import type { DocumentText } from '../../graphql/document-text';
import { answersLast, questionKey, type PageAnswers } from './page-answers';

/**
 * What the page says of a question, once; undefined where it says nothing, or not to this visitor. By document and variables, or
 * by path and query of another GET.
 */
export type TakeAnswer = (question: DocumentText<unknown, never> | string, variables?: unknown) => unknown;

/** `isMeant`: whether the visitor is whom the answers were given to, a guest of the default store view and currency. */
export type GiveAnswers = (isMeant: () => boolean) => TakeAnswer;

export function giveAnswers(all: readonly PageAnswers[], now: () => number = Date.now): GiveAnswers {
  return (isMeant) => {
    const left = new Map(
      all.flatMap(({ at, data }) =>
        Object.entries(data).map(([key, answer]) => [key, { at, answer }] as const),
      ),
    );
    return (question, variables) => {
      const key = variables === undefined ? question : questionKey(nameOf(question), variables);
      // A clock that is wrong knows nothing of age.
      const known = left.get(key);
      if (!known || Math.abs(now() - known.at) >= answersLast || !isMeant()) return undefined;
      left.delete(key);
      return known.answer;
    };
  };
}

/** Of its operation. */
export const nameOf = (document: DocumentText<unknown, never>): string =>
  /^\w+ (\w+)/.exec(document)?.[1] ?? '';
