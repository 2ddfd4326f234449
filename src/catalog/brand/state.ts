// One brand page: which brand is meant, what its CMS block says, and which other brands there are.
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import { present } from '../../graphql/loose';
import { followShopper } from '../state';
import { parseBrandContent, type BrandContent } from './brand-content';
import { BrandsDocument, everything, parseBrands, type BrandsQuery } from '../brand-names/api';
import { findBrand, slugOf, type Brand } from '../brand-names/brands';

export interface BrandState {
  /** undefined: not answered yet. */
  readonly brands: ReadonlySignal<readonly Brand[] | undefined>;
  /** undefined: not answered yet, or there is no such brand. */
  readonly brand: ReadonlySignal<Brand | undefined>;
  /** Empty where the shop has no block for the brand. */
  readonly content: ReadonlySignal<BrandContent>;
  /** Set only while there is nothing to show. */
  readonly error: ReadonlySignal<Error | undefined>;
  /** An answer is awaited; the last error stands until it is there. */
  readonly pending: ReadonlySignal<boolean>;
  reload(): void;
  dispose(): void;
}

const nothing: BrandContent = { banners: [], words: [] };

/** `asked` as findBrand takes it; '' for no brand in particular. */
export function createBrand(storefront: Storefront, asked: string): BrandState {
  /** An option id does not tell what the block is called: known with the answer. */
  const slug = signal(/^\d*$/.test(asked) ? '' : slugOf(asked));
  const answer = liveQuery(
    storefront.transport,
    BrandsDocument,
    () => {
      followShopper(storefront);
      const blocks = slug.value ? [`brand-${slug.value}`] : [];
      return { everything, blocks, hasBlock: blocks.length > 0 };
    },
    (data) => ({ brands: parseBrands(data), block: blockOf(data, slug.peek()) }),
    { policy: 'cache-and-network' },
  );
  const brand = computed(() => answer.data.value && findBrand(answer.data.value.brands, asked));
  const stop = effect(() => {
    if (brand.value && !slug.peek()) slug.value = brand.value.slug;
  });
  return {
    brands: computed(() => answer.data.value?.brands),
    brand,
    content: computed(() => {
      const block = answer.data.value?.block;
      return block ? parseBrandContent(block) : nothing;
    }),
    // A brand without a block of its own is an error in the answer, and none to the shopper.
    error: computed(() => (answer.data.value ? undefined : answer.error.value)),
    pending: answer.pending,
    reload: answer.reload,
    dispose() {
      stop();
      answer.dispose();
    },
  };
}

function blockOf(data: BrandsQuery, slug: string): string | undefined {
  const block = present(data.cmsBlocks?.items).find(({ identifier }) => identifier === `brand-${slug}`);
  return block?.content ?? undefined;
}
