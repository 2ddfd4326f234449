// A review being written, and what it still lacks. Pure. The backend itself takes empty texts and no ratings.
import type { MessageKey } from '../../words/text';

export interface RatingQuestion {
  id: string;
  name: string;
  /** Ids of one star, two stars … */
  values: string[];
}

export interface ReviewDraft {
  /** Rating id → value id. */
  ratings: Readonly<Record<string, string>>;
  nickname: string;
  summary: string;
  text: string;
}

export const emptyDraft: ReviewDraft = { ratings: {}, nickname: '', summary: '', text: '' };

/** What is wrong, by field; ratings by `rating:<id>`. Empty when it can be sent. */
export type DraftErrors = Readonly<Record<string, MessageKey>>;

export const ratingField = (id: string): string => `rating:${id}`;

export function draftErrors(draft: ReviewDraft, questions: readonly RatingQuestion[]): DraftErrors {
  const isMissing = (text: string) => text.trim() === '';
  return {
    ...Object.fromEntries(
      questions
        .filter(({ id }) => !draft.ratings[id])
        .map(({ id }): [string, MessageKey] => [ratingField(id), 'catalog.ratingNeeded']),
    ),
    ...(isMissing(draft.nickname) ? { nickname: 'catalog.nicknameNeeded' as const } : {}),
    ...(isMissing(draft.summary) ? { summary: 'catalog.summaryNeeded' as const } : {}),
    ...(isMissing(draft.text) ? { text: 'catalog.textNeeded' as const } : {}),
  };
}
