// Whose address the bill names: the shipping address, a saved one, or one that is typed.
import { useState } from 'react';
import { useText } from '../../words/use-text';
import { useForm, type Form } from '../../ui/form/use-form';
import { useStorefront } from '../../use-storefront';
import type { Address, AddressField, AddressValues } from '../../user/addresses/address';
import { addressLabels, addressRules } from '../../user/addresses/address-rules';
import type { AddressChoice } from './address-parts';
import { newAddressValues } from './new-address-values';
import type { CheckoutState } from '../state';

export interface Billing {
  isSame: boolean;
  setSame: (isSame: boolean) => void;
  /** 'new' for a guest. */
  choice: AddressChoice;
  setChoice: (choice: AddressChoice) => void;
  form: Form<AddressField>;
  /** The address of its own that was accepted before. */
  current: Address | undefined;
  hasDraft: boolean;
  isKept: boolean;
  setKept: (isKept: boolean) => void;
  /** undefined, with the errors shown, when something typed is wrong. */
  read(form: HTMLFormElement): 'same' | AddressValues | Address | undefined;
  /** The address book gets what `read` answered. */
  isToSave: boolean;
}

export function useBilling(checkout: CheckoutState): Billing {
  const text = useText();
  const { user } = useStorefront();
  const saved = checkout.billingAddress.value;
  const draft = checkout.draft.value.billing;
  const current = saved && !saved.sameAsShippingAddress ? saved : undefined;
  const isCustomer = user.isSignedIn.value;
  const [isSame, setSame] = useState(!draft && (saved?.sameAsShippingAddress ?? true));
  const [choice, setChoice] = useState<AddressChoice>(isCustomer ? undefined : 'new');
  const [isKept, setKept] = useState(true);
  const form = useForm({
    initial: newAddressValues(draft, current, user.currentUser.value),
    rules: addressRules,
    labels: addressLabels(text),
    text,
    onDraft: (values) => checkout.keepDraft({ billing: values }),
  });
  return {
    isSame,
    setSame,
    choice,
    setChoice,
    form,
    current,
    hasDraft: draft !== undefined,
    isKept,
    setKept,
    read(element) {
      if (isSame) return 'same';
      if (choice && choice !== 'new') return choice;
      return choice && form.check(element) ? form.values : undefined;
    },
    isToSave: isCustomer && !isSame && choice === 'new' && isKept,
  };
}
