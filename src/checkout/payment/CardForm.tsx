// The card: three boxes that the payment provider fills with fields the page cannot read.
import '../../words/catalogue/checkout-payment';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { stepMessage } from '../step-message';
import { fieldKeys, type FieldKey, type FieldText } from './provider';
import { useCardFields, type CardFieldsOptions } from './use-card-fields';

export interface CardFormProps extends Omit<CardFieldsOptions, 'labels'> {
  /** The shopper asks for the fields once more. */
  onRetry: () => void;
}

export function CardForm({ onRetry, ...card }: CardFormProps) {
  const { errors } = card;
  const text = useText();
  const labels: Record<FieldKey, FieldText> = {
    number: { label: text('checkout.cardNumber') },
    expirationDate: {
      label: text('checkout.cardExpiry'),
      placeholder: text('checkout.cardExpiryPlaceholder'),
    },
    cvv: { label: text('checkout.cardCvv'), placeholder: text('checkout.cardCvvPlaceholder') },
  };
  const { mounted, failure, focused, brand, setHost } = useCardFields({ ...card, labels });

  return (
    <div className="card-form" part="card-form" aria-busy={!mounted && !failure}>
      {failure && (
        <Alert tone="error">
          <span>{stepMessage(failure, text)}</span>{' '}
          <Button variant="quiet" size="small" onClick={onRetry}>
            {text('checkout.retry')}
          </Button>
        </Alert>
      )}
      {fieldKeys.map((key) => (
        <div
          key={key}
          className={`card-field card-field-${key}${errors[key] ? ' field-invalid' : ''}`}
          hidden={failure !== undefined}
        >
          {/* The label inside the frame is what assistive technology reads. */}
          <span className="field-label" aria-hidden="true" onClick={() => mounted?.focus(key)}>
            {labels[key].label}
          </span>
          {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- the field inside the frame has the keys */}
          <div
            className={`card-box${focused === key ? ' card-box-focused' : ''}`}
            onClick={() => mounted?.focus(key)}
          >
            <div className="card-host" ref={(host) => setHost(key, host)} />
            {!mounted && <span className="skeleton card-waiting" aria-hidden="true" />}
            {key === 'number' && (brand ? <span className="card-brand">{brand}</span> : <Icon name="card" />)}
          </div>
          {errors[key] && (
            <p className="field-error" role="alert">
              <Icon name="alert" />
              <span>{errors[key]}</span>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
