// The frame of a form that changes something of the customer's: why it failed, the fields, save and cancel.
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import '../words/catalogue/account';
import '../words/catalogue/account-details';
import { useText } from '../words/use-text';
import { Button } from '../ui/Button';
import type { Form } from '../ui/form/use-form';
import { useStyles } from '../ui/use-styles';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { FormError } from './access/FormError';
import { accessFormStyles } from './access/styles';

export interface ChangeFormProps {
  /** Where it would be sent without script; password managers look at it. */
  action: string;
  error?: ReactNode;
  errorCount: Form<string>['errorCount'];
  isBusy: boolean;
  onSubmit: (form: HTMLFormElement) => void;
  onCancel: () => void;
  children: ReactNode;
}

export function ChangeForm({
  action,
  error,
  errorCount,
  isBusy,
  onSubmit,
  onCancel,
  children,
}: ChangeFormProps) {
  useStyles(accessFormStyles);
  const text = useText();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input:not([hidden], [readonly])')?.focus();
  }, []);
  // What the backend found wrong with a field is said there.
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) focusWrong(ref.current);
    wasBusy.current = isBusy;
  }, [isBusy]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit(event.currentTarget);
  };
  return (
    <form
      ref={ref}
      className="access-form change-form"
      method="post"
      action={action}
      onSubmit={submit}
      noValidate
    >
      {error && <FormError>{error}</FormError>}
      <VisuallyHidden>
        <span role="status">{errorCount > 0 && text('ui.invalid.summary', { n: errorCount })}</span>
      </VisuallyHidden>
      {children}
      <div className="change-actions">
        <Button type="submit" busy={isBusy}>
          {text('account.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text('account.cancel')}
        </Button>
      </div>
    </form>
  );
}

export const focusWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
