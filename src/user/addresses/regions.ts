// The regions of the one country that the shop delivers to; asked once, when the first address form appears.
import { signal, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import type { Storefront } from '../../storefront';
import type { Region } from './address';
import { fetchRegions } from './regions-api';

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
      const regions = await fetchRegions(transport);
      list.value = regions;
      return regions;
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
