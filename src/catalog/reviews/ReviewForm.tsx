// Writing a review. What was typed stays until it was sent.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import '../../words/catalogue/catalog';
import '../../words/catalogue/product-more';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { liveQuery } from '../../transport/resource';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import controlCss from '../../ui/form/control.css?inline';
import { Field } from '../../ui/form/Field';
import fieldCss from '../../ui/form/field.css?inline';
import { Skeleton } from '../../ui/Skeleton';
import { useElementId } from '../../ui/use-element-id';
import { focused, isFocusLost } from '../../ui/use-lost-focus';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { useLive } from '../use-live';
import { parseRatings, ReviewRatingsDocument, sendReview } from './api';
import { RatingInput } from './RatingInput';
import {
  draftErrors,
  emptyDraft,
  ratingField,
  type DraftErrors,
  type RatingQuestion,
  type ReviewDraft,
} from './review-draft';

const styles = [controlCss, fieldCss];

export interface ReviewFormProps {
  sku: string;
  /** Of the product. */
  name: string;
  onClose: () => void;
}

export function ReviewForm({ sku, name, onClose }: ReviewFormProps) {
  const { transport, user } = useStorefront();
  const text = useText();
  const id = useElementId();
  useStyles(styles);
  const held = useLive(
    ({ transport: asked }) => liveQuery(asked, ReviewRatingsDocument, () => ({}), parseRatings),
    'ratings',
  );
  const [draft, setDraft] = useState<ReviewDraft>(() => ({
    ...emptyDraft,
    nickname: user.currentUser?.peek()?.firstname ?? '',
  }));
  const [errors, setErrors] = useState<DraftErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const questions = held.value?.data.value;
  const isReady = questions !== undefined;

  useEffect(() => {
    // Whoever has left the button that opened it stays there.
    const isHere = isFocusLost() || focused()?.matches('.reviews-head button');
    if (isReady && isHere) form.current?.querySelector('input')?.focus();
  }, [isReady]);

  if (isSent) return <ReviewSent />;
  if (!questions)
    return held.value?.error.value ? (
      <RatingsTrouble onRetry={held.value.reload} />
    ) : (
      <div className="review-form">
        <Skeleton lines={6} />
      </div>
    );

  const change = (field: string, part: Partial<ReviewDraft>) => {
    setDraft({ ...draft, ...part });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([wrong]) => wrong !== field)));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = draftErrors(draft, questions);
    flushSync(() => {
      setErrors(found);
      setFailure(undefined);
    });
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first + id)}"]`)?.focus();
    setBusy(true);
    try {
      await sendReview(transport, sku, draft);
      setSent(true);
    } catch (error) {
      setFailure(shopperMessage(error, text('catalog.reviewFailed')));
    }
    setBusy(false);
  };

  return (
    <form
      className="review-form"
      ref={form}
      noValidate
      aria-label={text('catalog.reviewTitle', { name })}
      onSubmit={(event) => void send(event)}
    >
      <ReviewFields id={id} questions={questions} draft={draft} errors={errors} onChange={change} />
      {failure && <Alert tone="error">{failure}</Alert>}
      <div className="review-actions">
        <Button type="submit" busy={isBusy}>
          {text('catalog.sendReview')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {text('catalog.cancelReview')}
        </Button>
      </div>
    </form>
  );
}

/** The button that was pressed is gone; whoever has gone on since stays there. */
function ReviewSent() {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusLost()) ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert tone="success">{text('catalog.reviewSent')}</Alert>
    </div>
  );
}

function RatingsTrouble({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <Alert tone="error">
      <span>{text('catalog.ratingsFailed')}</span>{' '}
      <Button variant="quiet" size="small" onClick={onRetry}>
        {text('catalog.retry')}
      </Button>
    </Alert>
  );
}

interface ReviewFieldsProps {
  /** Ends the name of each field. */
  id: string;
  questions: readonly RatingQuestion[];
  draft: ReviewDraft;
  errors: DraftErrors;
  onChange: (field: string, part: Partial<ReviewDraft>) => void;
}

function ReviewFields({ id, questions, draft, errors, onChange }: ReviewFieldsProps) {
  const text = useText();
  const errorOf = (field: string) => errors[field] && text(errors[field]);
  return (
    <>
      <div className="review-ratings">
        {questions.map((question) => (
          <RatingInput
            key={question.id}
            question={question}
            name={ratingField(question.id) + id}
            value={draft.ratings[question.id]}
            error={errorOf(ratingField(question.id))}
            onChange={(value) =>
              onChange(ratingField(question.id), { ratings: { ...draft.ratings, [question.id]: value } })
            }
          />
        ))}
      </div>
      {(['nickname', 'summary', 'text'] as const).map((field) => (
        <Field
          key={field}
          name={field + id}
          label={text(labels[field])}
          value={draft[field]}
          error={errorOf(field)}
          rows={field === 'text' ? 5 : undefined}
          autoComplete={field === 'nickname' ? 'nickname' : 'off'}
          maxLength={field === 'text' ? 5000 : 255}
          required
          onChange={(value) => onChange(field, { [field]: value })}
        />
      ))}
    </>
  );
}

const labels = {
  nickname: 'catalog.nickname',
  summary: 'catalog.reviewSummary',
  text: 'catalog.reviewText',
} as const;
