// Changes a customer's name.
import { useText } from '../../words/use-text';
import { Field } from '../../ui/form/Field';
import { useForm } from '../../ui/form/use-form';
import { useStorefront } from '../../use-storefront';
import { createTyped } from '../../user/typed';
import type { User } from '../../user/state';
import { accountMessage } from '../access/account-message';
import { nameRules } from '../access/name-rules';
import { ChangeForm } from '../ChangeForm';
import { useDetails } from './use-details';

export interface DetailFormProps {
  user: User;
  /** With what is to be said of it. */
  onDone: (message: string) => void;
  onCancel: () => void;
}

export function NameForm({ user, onDone, onCancel }: DetailFormProps) {
  const text = useText();
  const storefront = useStorefront();
  const { naming, changeName } = useDetails();
  const typed = createTyped<{ firstname: string; lastname: string }>(storefront, 'detailsDraft');
  const form = useForm({
    initial: { firstname: user.firstname, lastname: user.lastname, ...typed.get() },
    rules: { firstname: nameRules, lastname: nameRules },
    labels: { firstname: text('account.firstname'), lastname: text('account.lastname') },
    text,
    onDraft: typed.keep,
  });
  const submit = async (element: HTMLFormElement) => {
    if (!form.check(element)) return;
    if (!(await changeName(form.values.firstname.trim(), form.values.lastname.trim()))) return;
    typed.forget(form.values);
    onDone(text('account.nameChanged'));
  };
  const cancel = () => {
    typed.forget();
    onCancel();
  };
  const error = naming.error.value;
  return (
    <ChangeForm
      action={storefront.routing.href('/account-information')}
      error={error && accountMessage(error, text)}
      errorCount={form.errorCount}
      isBusy={naming.isBusy.value}
      onSubmit={(element) => void submit(element)}
      onCancel={cancel}
    >
      <div className="access-names">
        <Field {...form.bind('firstname')} autoComplete="given-name" />
        <Field {...form.bind('lastname')} autoComplete="family-name" />
      </div>
    </ChangeForm>
  );
}
