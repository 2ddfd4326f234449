// What a review is to the shop, and what can be said about many of them. Pure.

export interface Review {
  nickname: string;
  summary: string;
  /** One entry per paragraph. */
  text: string[];
  /** 0 to 100; 0 when nothing was rated. */
  rating: number;
  /** UTC. */
  written?: Date;
  /** What was rated, in stars. */
  votes: { name: string; stars: number }[];
}

export interface ReviewPage {
  reviews: Review[];
  page: number;
  pages: number;
  /** 0 to 100, over all reviews. */
  average: number;
  total: number;
  /** The shop shows reviews at all. */
  isOn: boolean;
  guestsMayWrite: boolean;
}

/** One to five stars for a rating in percent; 0 stays 0. */
export const starsOf = (rating: number): number => Math.min(5, Math.round(rating / 20));

/** How many reviews gave 5, 4, 3, 2 and 1 stars, in this order. Those without a rating count nowhere. */
export function starCounts(reviews: readonly Pick<Review, 'rating'>[]): { stars: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => starsOf(rating) === stars).length,
  }));
}

/** A page may have grown while it was read: what was pushed onto the next page is not shown twice. */
export function appendReviews(before: readonly Review[], more: readonly Review[]): Review[] {
  const keyOf = ({ nickname, summary, text, written }: Review) =>
    JSON.stringify([nickname, summary, text, written]);
  const known = new Set(before.map(keyOf));
  return [...before, ...more.filter((review) => !known.has(keyOf(review)))];
}
