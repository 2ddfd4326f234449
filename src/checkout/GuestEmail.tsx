// Step 1: where the confirmation of a guest's order goes.
import type { FormEvent } from 'react';
import { useText } from '../locale/use-text';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import type { CheckoutState } from './state';
import { stepMessage } from './step-message';
import { useForm } from '../ui/use-form';

export interface GuestEmailProps {
  checkout: CheckoutState;
}

export function GuestEmail({ checkout }: GuestEmailProps) {
  const text = useText();
  const form = useForm({
    initial: { email: checkout.draft.value.email ?? checkout.email.value ?? '' },
    rules: { email: ['required', 'email'] },
    labels: { email: text('checkout.email') },
    text,
    onDraft: ({ email }) => checkout.keepDraft({ email }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!checkout.isSubmitting.value && form.check(event.currentTarget))
      void checkout.submitGuestEmail(form.values.email.trim());
  };
  const error = checkout.shippingAddressError.value;
  return (
    <form className="checkout-form" onSubmit={submit} noValidate>
      {error && <Alert tone="error">{stepMessage(error, text)}</Alert>}
      <Field
        {...form.bind('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={text('checkout.contactHint')}
      />
      <Button type="submit" size="large" busy={checkout.isSubmitting.value}>
        {text('checkout.continue')}
      </Button>
    </form>
  );
}
