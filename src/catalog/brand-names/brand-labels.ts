// What brands are called where a product tells nothing but the option of its attribute `brand`; asked for when first needed.
import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { late } from '../../late/late';
import type { Storefront } from '../../storefront';
import type { Resource } from '../../transport/resource';

export interface BrandLabels {
  /** '' while it is not known, and for no option. */
  of(option: string): ReadonlySignal<string>;
}

export function createBrandLabels(storefront: Storefront): BrandLabels {
  const names = signal<Resource<ReadonlyMap<string, string>> | undefined>(undefined);
  const labels = new Map<string, ReadonlySignal<string>>();
  const ask = late(async () => {
    const { createBrandNames } = await import('./brand-names');
    names.value = createBrandNames(storefront);
  });
  return {
    of(option) {
      // A product is whole without: what did not come is not said.
      if (option) ask().catch(() => undefined);
      let label = labels.get(option);
      if (!label) {
        label = computed(() => names.value?.data.value?.get(option) ?? '');
        labels.set(option, label);
      }
      return label;
    },
  };
}
