// One review.
import '../../locale/en_US/product-more';
import { useText } from '../../locale/use-text';
import { Rating } from '../../ui/Rating';
import { useStorefront } from '../../use-storefront';
import type { Review } from './review';

export function ReviewArticle({ review }: { review: Review }) {
  const { config } = useStorefront();
  const text = useText();
  const { written } = review;
  const date = written?.toLocaleDateString(config.locale?.replace('_', '-'), { dateStyle: 'long' }) ?? '';
  return (
    <article className="review" part="review">
      {review.rating > 0 && <Rating value={review.rating} />}
      <h3 className="review-summary" tabIndex={-1}>
        {review.summary}
      </h3>
      {review.text.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <p className="review-by">
        <time dateTime={written?.toISOString()}>
          {text('catalog.reviewedBy', { nickname: review.nickname, date })}
        </time>
        {review.votes.map(({ name, stars }) => (
          <span key={name} className="review-vote">
            {name} {stars}/5
          </span>
        ))}
      </p>
    </article>
  );
}
