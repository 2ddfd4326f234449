// The average of all reviews, and how the stars of those that are shown are spread.
import '../../words/catalogue/product-more';
import { useText } from '../../words/use-text';
import { Rating } from '../../ui/Rating';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { starCounts, type ReviewPage } from './review';

export function ReviewSummary({ page }: { page: ReviewPage }) {
  const text = useText();
  const { reviews, total, average } = page;
  const rated = reviews.filter(({ rating }) => rating > 0).length;
  return (
    <div className="review-score">
      <p className="review-average">
        {average > 0 && (
          <>
            <span className="review-number" aria-hidden="true">
              {(average / 20).toFixed(1)}
            </span>
            <Rating value={average} />
          </>
        )}
        <span className="review-total">
          {text(average > 0 ? 'catalog.basedOn' : 'catalog.reviewTotal', { n: total })}
        </span>
      </p>
      {rated > 0 && (
        <ul className="review-spread">
          {starCounts(reviews).map(({ stars, count }) => (
            <li key={stars}>
              <VisuallyHidden>
                {text('catalog.starCount', { stars: text('catalog.starShare', { n: stars }), n: count })}
              </VisuallyHidden>
              <span aria-hidden="true">{stars}</span>
              <span className="review-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(count / rated) * 100}%` }} />
              </span>
              <span className="review-count" aria-hidden="true">
                {count}
              </span>
            </li>
          ))}
        </ul>
      )}
      {reviews.length < total && rated > 0 && (
        <p className="review-total">{text('catalog.latestOnly', { n: reviews.length })}</p>
      )}
    </div>
  );
}
