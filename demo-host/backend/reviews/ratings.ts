// What a review can rate. The id of a value follows from rating and points.
import { uid } from '../catalog/rows';
import { decodeUid } from '../cart/uid';

/** In the order of the answer. */
const ratings = [
  { id: 3, name: 'Price' },
  { id: 2, name: 'Value' },
  { id: 1, name: 'Quality' },
];
const points = [1, 2, 3, 4, 5];

export const ratingsMetadata = ratings.map(({ id, name }) => ({
  id: uid(id),
  name,
  values: points.map((value) => ({ value_id: uid((id - 1) * points.length + value), value: String(value) })),
}));

export interface Vote {
  rating_id: number;
  /** 1 to 5 points. */
  value: number;
}

/** Magento has no words for an id that it does not know: an internal error. */
export function readVote({ id, value_id: valueId }: { id: string; value_id: string }): Vote {
  const rating = ratings.find((candidate) => String(candidate.id) === decodeUid(id));
  const option = Number(decodeUid(valueId));
  if (!rating || !Number.isInteger(option) || option < 1 || option > ratings.length * points.length)
    throw new Error(`no rating ${id} with value ${valueId}`);
  return { rating_id: rating.id, value: ((option - 1) % points.length) + 1 };
}

/** 0 to 100, to two decimals; 0 without votes. */
export function averageOf(votes: readonly Vote[]): number {
  const sum = votes.reduce((total, { value }) => total + value * 20, 0);
  return votes.length === 0 ? 0 : Number((sum / votes.length).toFixed(2));
}

export const voteView = ({ rating_id: id, value }: Vote) => ({
  name: ratings.find((rating) => rating.id === id)?.name ?? '',
  value: String(value),
});
