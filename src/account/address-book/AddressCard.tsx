// One address of a book: where it is, what it is used for, and what can be done with it.
import { useEffect, useRef, type RefObject } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import type { Defaults, SavedAddress } from '../../user/addresses/address-book';
import { addressLines } from '../../user/addresses/address-lines';
import { isFocusLost } from '../../ui/use-lost-focus';
import { country } from '../../user/addresses/country';

type Intent = { onPointerEnter: () => void; onFocus: () => void };

export interface AddressCardProps {
  address: SavedAddress;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onDefault: (defaults: Defaults) => void;
  formIntent: Intent;
  deleteIntent: Intent;
}

export function AddressCard(props: AddressCardProps) {
  const { address, isBusy, onEdit, onDelete, onDefault, formIntent, deleteIntent } = props;
  const text = useText();
  const { isDefaultShipping, isDefaultBilling } = address;
  const isDefault = isDefaultShipping || isDefaultBilling;
  const isForeign = address.country_id !== country;
  const change = useGainedFocus(Number(isDefaultShipping) + Number(isDefaultBilling));
  const [name, ...lines] = addressLines(address);
  const spoken = [name, ...lines].join(', ');
  return (
    <li className="address-card" part="address">
      <address className="address-lines">
        <strong className="address-name">{name}</strong>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {isForeign && <span>{address.country_id}</span>}
        <bdi>{address.telephone}</bdi>
      </address>
      {isDefault && <AddressUses {...address} />}
      {isForeign && <p className="address-note">{text('account.addressForeign')}</p>}
      <div className="address-actions">
        {!isForeign && (
          <Button
            ref={change}
            variant="quiet"
            size="small"
            data-opens={String(address.id)}
            aria-label={text('account.addressEditOf', { address: spoken })}
            {...formIntent}
            onClick={onEdit}
          >
            {text('account.addressChange')}
          </Button>
        )}
        {!isDefaultShipping && !isForeign && (
          <Button
            variant="quiet"
            size="small"
            busy={isBusy}
            aria-label={text('account.addressUseShippingOf', { address: spoken })}
            onClick={() => onDefault({ isDefaultShipping: true })}
          >
            {text('account.addressUseShipping')}
          </Button>
        )}
        {!isDefaultBilling && !isForeign && (
          <Button
            variant="quiet"
            size="small"
            busy={isBusy}
            aria-label={text('account.addressUseBillingOf', { address: spoken })}
            onClick={() => onDefault({ isDefaultBilling: true })}
          >
            {text('account.addressUseBilling')}
          </Button>
        )}
        {isDefault ? (
          <p className="address-note">{text('account.addressKeepDefault')}</p>
        ) : (
          <Button
            variant="quiet"
            size="small"
            aria-label={text('account.addressDeleteOf', { address: spoken })}
            {...deleteIntent}
            onClick={onDelete}
          >
            {text('account.addressDelete')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** For a button beside one that goes as soon as it has done what it says: `uses` is one more then. */
function useGainedFocus(uses: number): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(uses);
  useEffect(() => {
    if (uses > before.current && isFocusLost()) button.current?.focus();
    before.current = uses;
  }, [uses]);
  return button;
}

function AddressUses({ isDefaultShipping, isDefaultBilling }: Defaults) {
  const text = useText();
  return (
    <ul className="address-uses">
      {isDefaultShipping && (
        <li className="address-use">
          <Icon name="check" />
          <span>{text('account.addressDefaultShipping')}</span>
        </li>
      )}
      {isDefaultBilling && (
        <li className="address-use">
          <Icon name="check" />
          <span>{text('account.addressDefaultBilling')}</span>
        </li>
      )}
    </ul>
  );
}
