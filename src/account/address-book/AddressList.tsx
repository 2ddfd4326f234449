// The addresses of a book, the first ones first, and the way to add one.
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';
import type { AddressBook, SavedAddress } from '../../user/addresses/address-book';
import { FormError } from '../access/FormError';
import { AddressCard } from './AddressCard';

const DeleteAddress = latePart(async () => ({ default: (await import('./DeleteAddress')).DeleteAddress }));

export interface AddressListProps {
  book: AddressBook;
  addresses: readonly SavedAddress[];
  onAdd: () => void;
  onEdit: (id: number) => void;
  /** Fetches the form. */
  formIntent: { onPointerEnter: () => void; onFocus: () => void };
  /** What `onAdd` opens. */
  newAddress: string;
}

export function AddressList({ book, addresses, onAdd, onEdit, formIntent, newAddress }: AddressListProps) {
  const text = useText();
  const { toasts } = useStorefront();
  /** Kept while the dialog closes. */
  const [doomed, setDoomed] = useState<SavedAddress>();
  const [isAsking, setAsking] = useState(false);
  const addRef = useRef<HTMLButtonElement>(null);
  const isGone = useRef(false);
  useEffect(() => {
    // Once the dialog is closed. What had opened it is gone with the address.
    if (isAsking || !isGone.current) return;
    isGone.current = false;
    addRef.current?.focus();
  }, [isAsking]);
  const error = book.saveError.value;

  const add = (
    <Button ref={addRef} data-opens={newAddress} {...formIntent} onClick={onAdd}>
      {text('account.addressAdd')}
    </Button>
  );
  return (
    <>
      {error && !isAsking && <FormError>{shopperMessage(error, text('account.addressNotSaved'))}</FormError>}
      {addresses.length === 0 ? (
        <EmptyState
          icon="truck"
          title={text('account.addressesNone')}
          message={text('account.addressesNoneLead')}
          action={add}
        />
      ) : (
        <>
          <ul className="address-cards">
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                isBusy={book.isSaving.value}
                formIntent={formIntent}
                onEdit={() => onEdit(address.id)}
                onDelete={() => {
                  book.resetError();
                  setDoomed(address);
                  setAsking(true);
                }}
                onDefault={(defaults) =>
                  void book.setDefaults(address.id, defaults).then((isDone) => {
                    if (isDone)
                      toasts.addToast({ type: 'success', message: text('account.addressDefaultSaved') });
                  })
                }
                deleteIntent={DeleteAddress.intent}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {doomed && (
        <DeleteAddress
          book={book}
          address={doomed}
          open={isAsking}
          onClose={() => setAsking(false)}
          onDeleted={() => {
            setAsking(false);
            toasts.addToast({ type: 'success', message: text('account.addressDeleted') });
            isGone.current = true;
          }}
        />
      )}
    </>
  );
}
