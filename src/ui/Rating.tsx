// Stars for an average rating.
import '../words/catalogue/price';
import { useText } from '../words/use-text';
import { Icon } from './icon/Icon';

export interface RatingProps {
  /** Percent, 0 to 100, as the catalogue's rating_summary. */
  value: number;
  /** How many reviews; shown behind the stars. 0: not known. */
  count?: number;
}

const stars = [1, 2, 3, 4, 5];

export function Rating({ value, count = 0 }: RatingProps) {
  const text = useText();
  const percent = Math.min(100, Math.max(0, value));
  const row = stars.map((star) => <Icon key={star} name="star" filled />);
  return (
    <span className="rating" part="rating">
      <span
        className="rating-stars"
        role="img"
        aria-label={text(count > 0 ? 'ui.ratingOf' : 'ui.rating', {
          value: (percent / 20).toFixed(1),
          n: count,
        })}
      >
        {row}
        <span className="rating-earned" style={{ inlineSize: `${percent}%` }}>
          {row}
        </span>
      </span>
      {count > 0 && <span aria-hidden="true">{`(${count})`}</span>}
    </span>
  );
}
