// Adds an address to the book, or changes one. What was typed waits where the session ends meanwhile.
import { useEffect, useState } from 'react';
import '../../words/catalogue/account';
import { useText } from '../../words/use-text';
import { Checkbox } from '../../ui/form/Checkbox';
import { useForm } from '../../ui/form/use-form';
import { useStorefront } from '../../use-storefront';
import { emptyAddress, fromValues, toValues, type AddressValues } from '../../user/addresses/address';
import type { AddressBook, Defaults, SavedAddress } from '../../user/addresses/address-book';
import { addressLabels, addressRules } from '../../user/addresses/address-rules';
import { AddressFields } from '../../user/addresses/AddressFields';
import { createTyped } from '../../user/typed';
import { accountMessage } from '../access/account-message';
import { ChangeForm } from '../ChangeForm';

export interface AddressFormProps {
  book: AddressBook;
  /** The one that is changed; absent for a new one. */
  address?: SavedAddress;
  /** With what is to be said of it. */
  onSaved: (message: string) => void;
  onCancel: () => void;
}

interface TypedAddress {
  id?: number;
  values: AddressValues;
}

export function AddressForm({ book, address, onSaved, onCancel }: AddressFormProps) {
  const text = useText();
  const storefront = useStorefront();
  const { routing, user } = storefront;
  const isFirst = !book.addresses.value?.length;
  const [isShipping, setShipping] = useState(isFirst || Boolean(address?.isDefaultShipping));
  const [isBilling, setBilling] = useState(isFirst || Boolean(address?.isDefaultBilling));
  const typed = createTyped<TypedAddress>(storefront, 'addressDraft');
  const draft = (values: AddressValues): TypedAddress => ({ id: address?.id, values });
  const form = useForm({
    initial: initialValues(),
    rules: addressRules,
    labels: addressLabels(text),
    text,
    onDraft: (values) => typed.keep(draft(values)),
  });
  useEffect(() => book.resetError(), [book]);

  function initialValues(): AddressValues {
    const kept = typed.get();
    if (kept && kept.id === address?.id) return kept.values;
    if (address) return toValues(address);
    const { firstname = '', lastname = '' } = user.currentUser.peek() ?? {};
    return { ...emptyAddress, firstname, lastname };
  }

  const submit = async (element: HTMLFormElement) => {
    if (!form.check(element)) return;
    const defaults: Defaults = {
      ...(isShipping ? { isDefaultShipping: true } : {}),
      ...(isBilling ? { isDefaultBilling: true } : {}),
    };
    const values = fromValues(form.values);
    const isDone = address
      ? await book.update(address.id, values, defaults)
      : (await book.create(values, defaults)) !== undefined;
    if (!isDone) return;
    typed.forget(draft(form.values));
    onSaved(text('account.addressSaved'));
  };
  const cancel = () => {
    typed.forget();
    onCancel();
  };
  const error = book.saveError.value;
  return (
    <>
      <h2 className="address-form-title">{text(address ? 'account.addressEdit' : 'account.addressAdd')}</h2>
      <ChangeForm
        action={routing.href('/address-book')}
        error={error && accountMessage(error, text)}
        errorCount={form.errorCount}
        isBusy={book.isSaving.value}
        onSubmit={(element) => void submit(element)}
        onCancel={cancel}
      >
        <AddressFields form={form} />
        <div>
          {/* A default stays one until another address is. */}
          <Checkbox
            name="default_shipping"
            label={text('account.addressUseShipping')}
            checked={isShipping}
            disabled={isFirst || address?.isDefaultShipping}
            onChange={setShipping}
          />
          <Checkbox
            name="default_billing"
            label={text('account.addressUseBilling')}
            checked={isBilling}
            disabled={isFirst || address?.isDefaultBilling}
            onChange={setBilling}
          />
        </div>
      </ChangeForm>
    </>
  );
}
