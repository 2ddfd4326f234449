// Number, email and one more thing that the buyer knows.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { late } from '../../late/late';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { useForm } from '../../ui/form/use-form';
import { useStorefront } from '../../use-storefront';
import { forgetQuestion, keepQuestion, keptQuestion } from './kept-question';
import { asksForPostcode, canLookUp, type GuestOrder, type GuestOrderWish } from './question';

export interface GuestOrderFormProps {
  number: string;
  /** In place of an order that was found: takes the focus that the pressed button had. */
  isAgain?: boolean;
  /** Still busy until it is done. */
  onFound: (order: GuestOrder) => Promise<void>;
}

const api = late(() => import('./api'));

type Trouble = 'orders.guestMissing' | 'orders.guestFailed' | 'orders.postcodeAsked';

export function GuestOrderForm({ number, isAgain, onFound }: GuestOrderFormProps) {
  const text = useText();
  const storefront = useStorefront();
  /** Asked before a reload, and anew after it. */
  const [kept] = useState(() => keptQuestion(storefront, number));
  const [isBusy, setBusy] = useState(Boolean(kept));
  const [trouble, setTrouble] = useState<Trouble>();
  const third = asksForPostcode(storefront) ? 'postcode' : 'lastname';
  const form = useForm<keyof GuestOrderWish>({
    initial: kept ?? { number, email: '', lastname: '', postcode: '' },
    rules: { number: ['required'], email: ['required', 'email'], [third]: ['required'] },
    labels: {
      number: text('orders.guestNumber'),
      email: text('orders.email'),
      lastname: text('orders.lastname'),
      postcode: text('orders.postcode'),
    },
    text,
  });

  const ask = async (wish: GuestOrderWish) => {
    try {
      const { findGuestOrder } = await api();
      const order = await findGuestOrder(storefront, wish);
      if (order) {
        keepQuestion(storefront, wish);
        return await onFound(order);
      }
      forgetQuestion();
      setTrouble('orders.guestMissing');
    } catch {
      const isNews = third === 'lastname' && asksForPostcode(storefront);
      setTrouble(isNews ? 'orders.postcodeAsked' : 'orders.guestFailed');
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !form.check(event.currentTarget)) return;
    setBusy(true);
    setTrouble(undefined);
    void ask(form.values);
  };
  const again = useRef(() => kept && void ask(kept));
  useEffect(() => again.current(), []);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isAgain) ref.current?.querySelector('input')?.focus();
  }, [isAgain]);

  if (!canLookUp(storefront)) return <Alert tone="info">{text('orders.guestAbsent')}</Alert>;
  return (
    <form ref={ref} className="access-form" method="post" onSubmit={submit} noValidate>
      {trouble && <Alert tone={trouble === 'orders.postcodeAsked' ? 'info' : 'error'}>{text(trouble)}</Alert>}
      <Field {...form.bind('number')} inputMode="numeric" autoComplete="off" spellCheck={false} />
      <Field
        {...form.bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={text('orders.emailHint')}
      />
      <Field
        {...form.bind(third)}
        required
        autoComplete={third === 'postcode' ? 'billing postal-code' : 'billing family-name'}
        hint={text('orders.thirdHint')}
      />
      <div className="access-actions">
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('orders.lookUp')}
        </Button>
      </div>
    </form>
  );
}
