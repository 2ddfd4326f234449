// Asks for the state of a saved address that has none, or one that the shop's list does not hold.
import '../../words/catalogue/addresses';
import '../../words/catalogue/saved-addresses';
import { useEffect } from 'react';
import { useText } from '../../words/use-text';
import { Select } from '../../ui/form/Select';
import { useStorefront } from '../../use-storefront';
import { findRegion, regionOptions } from '../../user/addresses/address';
import type { SavedAddress } from '../../user/addresses/address-book';
import { createRegions } from '../../user/addresses/regions';

export interface MissingRegionProps {
  kind: 'shipping' | 'billing';
  /** As it stands in the book. */
  address: SavedAddress;
  /** As it is to be sent. */
  choice: SavedAddress;
  onChoice: (choice: SavedAddress) => void;
}

export function MissingRegion({ kind, address, choice, onChoice }: MissingRegionProps) {
  const text = useText();
  const regions = useStorefront().feature(createRegions);
  useEffect(() => void regions.load().catch(() => undefined), [regions]);
  const list = regions.list.value ?? [];
  if (list.length === 0 || findRegion(list, address.region_code)) return null;
  return (
    <Select
      name={`${kind}-region`}
      label={text('addresses.region')}
      required
      hint={text('checkout.regionMissing')}
      placeholder={text('addresses.chooseRegion')}
      options={regionOptions(list)}
      value={findRegion(list, choice.region_code)?.code ?? ''}
      onChange={(region_code) => onChoice({ ...address, region_code })}
    />
  );
}
