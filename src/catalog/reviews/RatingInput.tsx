// One thing to rate, as five stars: radio buttons in the order of reading.
import '../../words/catalogue/product-more';
import { useText } from '../../words/use-text';
import { FieldsetFrame } from '../../ui/form/FieldsetFrame';
import { Icon } from '../../ui/icon/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { RatingQuestion } from './review-draft';

export interface RatingInputProps {
  question: RatingQuestion;
  /** Value id; absent when nothing is chosen. */
  value?: string;
  onChange: (value: string) => void;
  error?: string;
  name: string;
}

export function RatingInput({ question, value, onChange, error, name }: RatingInputProps) {
  const text = useText();
  return (
    <FieldsetFrame legend={question.name} error={error} className="star-input">
      <div className="star-row">
        {question.values.map((star, index) => (
          <label key={star} className="star">
            <input
              type="radio"
              className="star-radio"
              name={name}
              value={star}
              checked={star === value}
              required
              onChange={() => onChange(star)}
            />
            <Icon name="star" filled />
            <VisuallyHidden>{text('catalog.starShare', { n: index + 1 })}</VisuallyHidden>
          </label>
        ))}
      </div>
    </FieldsetFrame>
  );
}
