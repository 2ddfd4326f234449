// What became of a subscription, in words.
import '../../words/catalogue/newsletter-answer';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Alert } from '../../ui/alert/Alert';
import { useStyles } from '../../ui/use-styles';
import { useStorefrontLater } from '../../use-storefront';
import { answerStyles } from './answer-styles';
import type { Outcome } from './api';

export interface AnswerProps {
  outcome: Outcome;
  /** Whom it was about; name is empty where it was not asked for. */
  email: string;
  name: string;
  /** What is said of a failure that the backend does not word. */
  failed: string;
}

export function Answer({ outcome, email, name, failed }: AnswerProps) {
  useStyles(answerStyles);
  const text = useText();
  const { storefront } = useStorefrontLater();
  switch (outcome.kind) {
    case 'confirm':
      return <Alert tone="success">{text('content.confirmSubscription', { email })}</Alert>;
    case 'subscribed':
      return (
        <Alert tone="success">
          {name ? text('content.subscribedAs', { name }) : text('content.subscribed')}
        </Alert>
      );
    case 'already':
      return <Alert tone="info">{text('content.alreadySubscribed', { email })}</Alert>;
    case 'guests':
      return (
        <Alert tone="info">
          <span>{text('content.guestsNotAllowed')}</span>{' '}
          <a
            href={storefront?.routing.href(
              `/create-account?${new URLSearchParams({ email, ...(name ? { firstName: name } : {}) })}`,
            )}
          >
            {text('content.createAccountToSubscribe')}
          </a>
        </Alert>
      );
    case 'failed':
      return <Alert tone="error">{shopperMessage(outcome.error, failed)}</Alert>;
    case 'invalid-email':
      return null;
  }
}
