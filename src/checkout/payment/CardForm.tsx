// The card: three boxes that the payment provider fills with fields the page cannot read.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { stepMessage } from '../step-message';
import {
  fieldKeys,
  PaymentError,
  type CardFields,
  type FieldKey,
  type FieldText,
  type PaymentProvider,
} from './provider';
import { keepGround, readTheme } from './theme';

export interface CardFormProps {
  provider: PaymentProvider;
  errors: Partial<Record<FieldKey, string>>;
  /** The fields, once they stand; undefined when they are gone. */
  onFields: (fields: Promise<CardFields> | undefined) => void;
  onEdited: (field: FieldKey) => void;
  onLost: () => void;
  /** The shopper asks for the fields once more. */
  onRetry: () => void;
  onSubmit: () => void;
}

export function CardForm({ provider, errors, onFields, onEdited, onLost, onRetry, onSubmit }: CardFormProps) {
  const text = useText();
  const [mounted, setMounted] = useState<CardFields>();
  const [failure, setFailure] = useState<Error>();
  const [focused, setFocused] = useState<FieldKey>();
  const [brand, setBrand] = useState<string>();
  const hosts = useRef<Partial<Record<FieldKey, HTMLDivElement>>>({});
  const labels: Record<FieldKey, FieldText> = {
    number: { label: text('checkout.cardNumber') },
    expirationDate: {
      label: text('checkout.cardExpiry'),
      placeholder: text('checkout.cardExpiryPlaceholder'),
    },
    cvv: { label: text('checkout.cardCvv'), placeholder: text('checkout.cardCvvPlaceholder') },
  };

  const mount = useEffectEvent(async (signal: AbortSignal) => {
    const { number, expirationDate, cvv } = hosts.current;
    if (!number || !expirationDate || !cvv) throw new PaymentError('unavailable', 'no place for the card');
    const dir = getComputedStyle(number).direction === 'rtl' ? 'rtl' : 'ltr';
    for (const host of [number, expirationDate, cvv]) keepGround(host.closest('.card-box'));
    const fields = await provider.mountCard({
      hosts: { number, expirationDate, cvv },
      labels,
      theme: readTheme(number),
      dir,
      signal,
    });
    const before = new Map(fieldKeys.map((key) => [key, fields.state(key)]));
    fields.on('change', ({ field, state }) => {
      setFocused((now) => (state.focused ? field : now === field ? undefined : now));
      const known = before.get(field);
      before.set(field, state);
      if (known && (known.empty !== state.empty || known.valid !== state.valid)) onEdited(field);
    });
    fields.on('brand', (event) => setBrand(event.brand));
    fields.on('submit', () => onSubmit());
    fields.on('lost', () => onLost());
    return fields;
  });
  const offer = useEffectEvent((fields: Promise<CardFields> | undefined) => onFields(fields));

  useEffect(() => {
    const controller = new AbortController();
    let fields: CardFields | undefined;
    const mounting = mount(controller.signal);
    offer(mounting);
    mounting.then(
      (made) => {
        // Arrived after this form went away.
        if (controller.signal.aborted) return made.destroy();
        fields = made;
        setMounted(made);
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setFailure(error instanceof Error ? error : new PaymentError('unavailable', String(error)));
      },
    );
    return () => {
      controller.abort();
      fields?.destroy();
      setMounted(undefined);
      offer(undefined);
    };
  }, [provider]);

  useEffect(() => {
    for (const key of fieldKeys) mounted?.setError(key, errors[key] ?? null);
  }, [mounted, errors]);

  return (
    <div className="card-form" part="card-form" aria-busy={!mounted && !failure}>
      {failure && (
        <Alert tone="error">
          {stepMessage(failure, text)}{' '}
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
          <div
            className={`card-box${focused === key ? ' card-box-focused' : ''}`}
            onClick={() => mounted?.focus(key)}
          >
            <div
              className="card-host"
              ref={(host) => {
                if (host) hosts.current[key] = host;
              }}
            />
            {!mounted && <span className="skeleton card-waiting" aria-hidden="true" />}
            {key === 'number' && (brand ? <span className="card-brand">{brand}</span> : <Icon name="card" />)}
          </div>
          {errors[key] && (
            <p className="field-error" role="alert">
              <Icon name="alert" />
              {errors[key]}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
