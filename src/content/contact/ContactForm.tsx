// The form of the contact page (behaviour 5). What was typed stays until it was sent.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import '../../words/catalogue/contact';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { useForm } from '../../ui/form/use-form';
import type { Rules } from '../../ui/form/validation';
import { useElementId } from '../../ui/use-element-id';
import { isFocusLost } from '../../ui/use-lost-focus';
import { useStorefront } from '../../use-storefront';
import { sendMessage, type ContactDraft } from './api';
import { createDraftKeeper, emptyDraft } from './contact';

const rules: Rules<keyof ContactDraft> = {
  name: ['required', ['max', 255]],
  email: ['required', 'email'],
  telephone: ['phone'],
  comment: ['required', ['max', 10_000]],
};

export interface ContactFormProps {
  onContactSent?: () => void;
}

export function ContactForm({ onContactSent }: ContactFormProps) {
  const text = useText();
  const id = useElementId();
  const { feature, transport, user } = useStorefront();
  const draft = feature(createDraftKeeper);
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isSending = useRef(false);
  const sent = useRef<HTMLDivElement>(null);
  const form = useForm<keyof ContactDraft>({
    initial: withCustomer(draft.read(), user.currentUser.peek()),
    rules,
    labels: {
      name: text('content.contactName'),
      email: text('content.contactEmail'),
      telephone: text('content.contactTelephone'),
      comment: text('content.contactComment'),
    },
    text,
    onDraft: draft.keep,
  });

  useEffect(() => {
    if (isSent && isFocusLost()) sent.current?.focus();
  }, [isSent]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // State is too late for the second of two quick presses.
    if (isSending.current || !form.check(event.currentTarget)) return;
    isSending.current = true;
    flushSync(() => {
      setBusy(true);
      setFailure(undefined);
    });
    try {
      await sendMessage(transport, form.values);
      draft.keep(emptyDraft);
      setSent(true);
      onContactSent?.();
    } catch (error) {
      setFailure(shopperMessage(error, text('content.contactFailed')));
    }
    isSending.current = false;
    setBusy(false);
  };

  if (isSent)
    return (
      <div className="contact-sent" ref={sent} tabIndex={-1}>
        <Alert tone="success">{text('content.contactSent')}</Alert>
      </div>
    );
  return (
    <form
      className="contact-form"
      part="form"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void send(event)}
    >
      <h2 className="contact-form-title" id={id}>
        {text('content.contactForm')}
      </h2>
      <Field {...form.bind('name')} autoComplete="name" maxLength={255} />
      <Field {...form.bind('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <Field
        {...form.bind('telephone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
        maxLength={40}
      />
      <Field {...form.bind('comment')} rows={6} maxLength={10_000} />
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button type="submit" busy={isBusy}>
        {text('content.sendContact')}
      </Button>
    </form>
  );
}

interface Customer {
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
}

/** Who has signed in need not say who they are. */
function withCustomer(draft: Readonly<ContactDraft>, customer: Customer | null | undefined): ContactDraft {
  return {
    ...draft,
    name: draft.name || [customer?.firstname, customer?.lastname].filter(Boolean).join(' '),
    email: draft.email || (customer?.email ?? ''),
  };
}
