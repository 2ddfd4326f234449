// A customer's addresses, or the form for one of them: the address of the page says which.
import { useEffect, useRef } from 'react';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { latePart } from '../../late/late-part';
import { Skeleton } from '../../ui/Skeleton';
import { isFocusLost } from '../../ui/use-lost-focus';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { createAddressBook } from '../../user/addresses/address-book';
import { useOpened } from '../use-opened';
import { AddressList } from './AddressList';
import bookCss from './address-book.css?inline';

const styles = [bookCss];
const waiting = (
  <div className="address-waiting">
    <Skeleton lines={5} />
  </div>
);
const AddressForm = latePart(async () => ({ default: (await import('./AddressForm')).AddressForm }), waiting);
const newAddress = 'new';

export function AddressBook() {
  useStyles(styles);
  const text = useText();
  const { feature, toasts } = useStorefront();
  const book = feature(createAddressBook);
  const { value: opened, open, close, closeLate } = useOpened('address');
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(opened);
  useEffect(() => void book.load(), [book]);
  useEffect(() => {
    // Back at the list: on what had led to the form, or what has come of it.
    const left = last.current;
    last.current = opened;
    if (!left || opened || !isFocusLost()) return;
    ref.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(left)}"]`)?.focus();
  }, [opened]);

  const addresses = book.addresses.value;
  if (!addresses)
    return book.loadError.value ? (
      <Alert tone="error">
        <span>{text('account.addressesFailed')}</span>{' '}
        <Button variant="quiet" size="small" onClick={() => void book.load()}>
          {text('account.addressesRetry')}
        </Button>
      </Alert>
    ) : (
      waiting
    );

  const edited = addresses.find(({ id }) => String(id) === opened);
  const saved = (message: string) => {
    closeLate();
    toasts.addToast({ type: 'success', message });
  };
  return (
    <div ref={ref}>
      {opened === newAddress || edited ? (
        <AddressForm key={opened} book={book} address={edited} onSaved={saved} onCancel={close} />
      ) : (
        <>
          {opened && <Alert tone="info">{text('account.addressGone')}</Alert>}
          <AddressList
            book={book}
            addresses={addresses}
            onAdd={() => open(newAddress)}
            onEdit={(id) => open(String(id))}
            formIntent={AddressForm.intent}
            newAddress={newAddress}
          />
        </>
      )}
    </div>
  );
}
