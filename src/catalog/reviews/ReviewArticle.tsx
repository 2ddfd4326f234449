// One review.
import '../../words/catalogue/product-more';
import { useText } from '../../words/use-text';
import { Rating } from '../../ui/Rating';
import { useDateLocale } from '../../use-date-locale';
import type { Review } from './review';

export function ReviewArticle({ review }: { review: Review }) {
  const locale = useDateLocale();
  const text = useText();
  const { written } = review;
  const date = written ? new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(written) : '';
  return (
    <article className="review" part="review">
      {review.rating > 0 && <Rating value={review.rating} />}
      <h3 className="review-summary" tabIndex={-1}>
        {review.summary}
      </h3>
      {review.text.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <p className="product-line">
        <time dateTime={written?.toISOString()}>
          {text('catalog.reviewedBy', { nickname: review.nickname, date })}
        </time>
        {review.votes.map(({ name, stars }) => (
          <span key={name}>{`${name} ${stars}/5`}</span>
        ))}
      </p>
    </article>
  );
}
