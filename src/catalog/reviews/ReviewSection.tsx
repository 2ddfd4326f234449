// What people say about a product: average, how the stars are spread, the reviews, and writing one.
import { useRef, useState } from 'react';
import '../../words/catalogue/catalog';
import '../../words/catalogue/product-more';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { latePart } from '../../late/late-part';
import { useElementId } from '../../ui/use-element-id';
import { focused, isFocusLost } from '../../ui/use-lost-focus';
import { useStyles } from '../../ui/use-styles';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { signInPath } from '../../routing/sign-in-path';
import { useStorefront } from '../../use-storefront';
import { useLive } from '../use-live';
import { useNear } from '../use-near';
import { createReviewList } from './review-list';
import { ReviewArticle } from './ReviewArticle';
import { ReviewSummary } from './ReviewSummary';
import reviewsCss from './reviews.css?inline';

const ReviewForm = latePart(async () => ({ default: (await import('./ReviewForm')).ReviewForm }));
const styles = [reviewsCss];
const none = { dispose: () => undefined };

export interface ReviewSectionProps {
  sku: string;
  /** Of the product. */
  name: string;
  path: string | undefined;
}

export function ReviewSection({ sku, name, path }: ReviewSectionProps) {
  const { user } = useStorefront();
  const text = useText();
  const id = useElementId();
  useStyles(styles);
  const { ref, isNear } = useNear<HTMLElement>();
  const held = useLive(
    (storefront) => (isNear ? createReviewList(storefront, sku) : none),
    JSON.stringify([sku, isNear]),
  );
  const items = useRef<HTMLOListElement>(null);
  /** undefined: not once yet. */
  const [isWriting, setWriting] = useState<boolean>();
  const list = held.value && 'shown' in held.value ? held.value : undefined;
  const shown = list?.shown.value;
  const error = list?.error.value;
  const isPending = list?.pending.value ?? false;
  if (shown && !shown.isOn) return null;

  const more = async () => {
    const before = shown?.reviews.length ?? 0;
    const pressed = focused();
    await list?.more();
    // The button may be gone with the last page, and the new ones are what was asked for: by who has not gone elsewhere.
    if (isFocusLost() || focused() === pressed)
      items.current?.querySelectorAll<HTMLElement>('.review-summary')[before]?.focus();
  };

  return (
    <section className="reviews" part="reviews" ref={ref} aria-labelledby={id}>
      <div className="reviews-head">
        <h2 className="reviews-title" id={id}>
          {text('catalog.reviews')}
        </h2>
        {shown && shown.total > 0 && <ReviewSummary page={shown} />}
        {shown && (
          <WriteReview
            isAllowed={shown.guestsMayWrite || user.isSignedIn.value}
            isWriting={isWriting ?? false}
            path={path}
            onPress={() => setWriting(!isWriting)}
          />
        )}
      </div>
      <div className="reviews-body">
        {isWriting !== undefined && (
          <div hidden={!isWriting}>
            <ReviewForm
              sku={sku}
              name={name}
              onClose={() => {
                setWriting(false);
                ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
              }}
            />
          </div>
        )}
        {shown?.reviews.length === 0 && <p className="reviews-none">{text('catalog.noReviews', { name })}</p>}
        {shown && shown.reviews.length > 0 && (
          <ol className="review-list" ref={items}>
            {shown.reviews.map((review, index) => (
              <li key={index}>
                <ReviewArticle review={review} />
              </li>
            ))}
          </ol>
        )}
        {(error || (shown && shown.page < shown.pages)) && (
          <MoreReviews isFailed={!!error} isPending={isPending} onPress={() => void more()} />
        )}
        <VisuallyHidden>
          <span role="status">
            {isPending && !shown
              ? text('catalog.reviewsLoading')
              : shown && shown.page > 1 && text('catalog.reviewsShown', { n: shown.reviews.length })}
          </span>
        </VisuallyHidden>
      </div>
    </section>
  );
}

interface MoreReviewsProps {
  isFailed: boolean;
  isPending: boolean;
  onPress: () => void;
}

/** One and the same button for all, which keeps the focus. */
function MoreReviews({ isFailed, isPending, onPress }: MoreReviewsProps) {
  const text = useText();
  return (
    <>
      {isFailed && !isPending && <Alert tone="error">{text('catalog.reviewsError')}</Alert>}
      <Button variant="secondary" busy={isPending} onClick={onPress}>
        {text(isFailed ? 'catalog.retry' : 'catalog.moreReviews')}
      </Button>
    </>
  );
}

interface WriteReviewProps {
  /** Else one has to sign in first. */
  isAllowed: boolean;
  isWriting: boolean;
  /** Of the product: the sign-in leads back there. */
  path: string | undefined;
  onPress: () => void;
}

function WriteReview({ isAllowed, isWriting, path = '', onPress }: WriteReviewProps) {
  const { routing } = useStorefront();
  const text = useText();
  return isAllowed ? (
    <Button variant="secondary" aria-expanded={isWriting} {...ReviewForm.intent} onClick={onPress}>
      {text('catalog.writeReview')}
    </Button>
  ) : (
    <Button variant="secondary" href={routing.href(signInPath(`/${path}`))}>
      {text('catalog.signInToReview')}
    </Button>
  );
}
