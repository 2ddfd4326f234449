// A customer's addresses to choose from, and a new one; the default is chosen already.
import '../../words/catalogue/saved-addresses';
import { useEffect } from 'react';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { RadioGroup } from '../../ui/form/RadioGroup';
import { Skeleton } from '../../ui/Skeleton';
import { useStorefront } from '../../use-storefront';
import { isSameAddress, type Address } from '../../user/addresses/address';
import { addressLines } from '../../user/addresses/address-lines';
import { country } from '../../user/addresses/country';
import { createAddressBook, type SavedAddress } from '../../user/addresses/address-book';
import { MissingRegion } from './MissingRegion';

/** undefined: not known yet. */
export type AddressChoice = SavedAddress | 'new' | undefined;

export interface SavedAddressesProps {
  kind: 'shipping' | 'billing';
  choice: AddressChoice;
  onChoice: (choice: SavedAddress | 'new') => void;
  /** The address that was accepted before. */
  current: Address | undefined;
  /** A new one was begun and not accepted yet. */
  hasDraft: boolean;
}

/** The one that was accepted before, with the state that it was given. */
function accepted(offered: readonly SavedAddress[], current: Address): SavedAddress | undefined {
  const chosen = offered.find(({ id }) => id === current.id);
  const { region_code } = current;
  if (chosen && isSameAddress({ ...chosen, region_code }, current)) return { ...chosen, region_code };
  return offered.find((address) => isSameAddress(address, current));
}

export function SavedAddresses({ kind, choice, onChoice, current, hasDraft }: SavedAddressesProps) {
  const text = useText();
  const book = useStorefront().feature(createAddressBook);
  useEffect(() => {
    if (!book.addresses.peek()) void book.load();
  }, [book]);
  // Only these can be sent (behaviour 9).
  const offered = book.addresses.value?.filter((address) => address.country_id === country);
  const failed = book.loadError.value !== undefined;
  const usual = (kind === 'shipping' ? book.defaultShipping : book.defaultBilling).value;
  useEffect(() => {
    if (choice || !(offered || failed)) return;
    if (hasDraft) return onChoice('new');
    const known = current
      ? offered && accepted(offered, current)
      : (offered?.find(({ id }) => id === usual?.id) ?? offered?.[0]);
    onChoice(known ?? 'new');
  });

  if (!offered && !failed) return <Skeleton lines={4} />;
  if (failed)
    return (
      <Alert tone="error">
        <span>{text('checkout.addressesFailed')}</span>{' '}
        <Button variant="quiet" size="small" onClick={() => void book.load()}>
          {text('checkout.retry')}
        </Button>
      </Alert>
    );
  if (!offered?.length) return null;
  const chosen = choice === 'new' ? undefined : offered.find(({ id }) => id === choice?.id);
  return (
    <>
      <RadioGroup
        legend={text(kind === 'shipping' ? 'checkout.savedShipping' : 'checkout.savedBilling')}
        hideLegend={kind === 'billing'}
        name={`${kind}-address`}
        value={choice === 'new' ? 'new' : String(choice?.id ?? '')}
        onChange={(value) => onChoice(offered.find(({ id }) => String(id) === value) ?? 'new')}
        options={[
          ...offered.map((address) => {
            const [name, ...place] = addressLines(address);
            return { value: String(address.id), label: name, hint: place.join(', ') };
          }),
          { value: 'new', label: text('checkout.newAddress') },
        ]}
      />
      {chosen && choice && choice !== 'new' && (
        <MissingRegion kind={kind} address={chosen} choice={choice} onChoice={onChoice} />
      )}
    </>
  );
}
