// Step 2: where the order goes.
import { useState } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { useStorefront } from '../../use-storefront';
import { SavedAddresses, type AddressChoice } from './address-parts';
import { newAddressValues } from './new-address-values';
import { NewShippingAddress } from './NewShippingAddress';
import type { CheckoutState } from '../state';
import { StepError } from '../StepError';

export interface ShippingAddressProps {
  checkout: CheckoutState;
}

export function ShippingAddress({ checkout }: ShippingAddressProps) {
  const text = useText();
  const { user } = useStorefront();
  const isCustomer = user.isSignedIn.value;
  const [choice, setChoice] = useState<AddressChoice>(isCustomer ? undefined : 'new');
  // What was accepted before stands in the form, unless it was chosen from the address book.
  const [fromBook, setFromBook] = useState(false);
  const draft = checkout.draft.value.shipping;
  const current = checkout.shippingAddress.value;
  const error = checkout.shippingAddressError.value;
  return (
    <div className="checkout-form">
      <StepError error={error} />
      {isCustomer && (
        <SavedAddresses
          kind="shipping"
          choice={choice}
          onChoice={(chosen) => {
            if (chosen !== 'new') setFromBook(true);
            setChoice(chosen);
          }}
          current={current}
          hasDraft={draft !== undefined}
        />
      )}
      {choice === 'new' ? (
        <NewShippingAddress
          checkout={checkout}
          initial={newAddressValues(draft, fromBook ? undefined : current, user.currentUser.value)}
        />
      ) : (
        choice && (
          <Button
            size="large"
            busy={checkout.isSubmitting.value}
            onClick={() => {
              if (!checkout.isSubmitting.value) void checkout.submitShippingAddress(choice);
            }}
          >
            {text('checkout.toMethod')}
          </Button>
        )
      )}
    </div>
  );
}
