// The regions of the one country that the shop delivers to; asked once, when the first address form appears.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import { CountryRegionsDocument } from '../../graphql/generated/user-addresses-regions';
import type { Storefront } from '../../storefront';
import type { Region } from './address';
import { country } from './country';

export interface Regions {
  readonly list: ReadonlySignal<readonly Region[] | undefined>;
  readonly error: ReadonlySignal<Error | undefined>;
  /** Rejects, and says so in `error`, when they cannot be had; another call tries again. */
  load(): Promise<readonly Region[]>;
}

export function createRegions({ transport }: Pick<Storefront, 'transport'>): Regions {
  const list = signal<readonly Region[] | undefined>(undefined);
  const error = signal<Error | undefined>(undefined);
  let loading: Promise<readonly Region[]> | undefined;

  async function ask(): Promise<readonly Region[]> {
    error.value = undefined;
    try {
      const { country: answer } = await transport.query(CountryRegionsDocument, { id: country });
      list.value = (answer?.available_regions ?? []).flatMap((region) =>
        region?.id && region.code
          ? [{ id: region.id, code: region.code, name: region.name ?? region.code }]
          : [],
      );
      return list.value;
    } catch (reason) {
      error.value = asError(reason);
      throw reason;
    } finally {
      loading = undefined;
    }
  }
  return {
    list,
    error,
    // An empty answer is nothing to keep.
    load: async () => (list.value?.length ? list.value : (loading ??= ask())),
  };
}
