// Owns which store view and currency the page shows, and what the backend says about them (behaviour 3, 4.5).
import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { late } from '../late/late';
import type { BrowserStorage } from '../storage/browser-storage';
import { lateQuery, type Resource } from '../transport/resource';
import type { Transport } from '../transport/transport';
import { defaultPageSize, type StoreConfig } from './config';
import { codeKey, currencyKey, mediaUrlKey, pageSizesKey } from './keys';
import { onFirstUse } from './on-first-use';

export type { StoreConfig } from './config';

/** Most pages are told by another query. */
const configQuestion = late(() => import('./config-api'));

/** A query of somebody else that answers what StoreConfig would. */
export type ConfigSource = Pick<Resource<StoreConfig>, 'data' | 'pending'>;

export interface StoreViewState {
  /** Stored, else configured, else 'default'. */
  code: ReadonlySignal<string>;
  /** What prices are asked in; undefined: the store view's own, which the backend takes without being told. */
  currency: ReadonlySignal<string | undefined>;
  /** Asked for when first touched, and again for another store view. */
  readonly config: Resource<StoreConfig>;
  /** The same as somebody else's query told it; costs one only where nobody is about to tell. */
  readonly told: ReadonlySignal<StoreConfig | undefined>;
  /** Products on a page of a listing; undefined until known. Costs a query only where nobody else is about to tell. */
  readonly pageSize: ReadonlySignal<number | undefined>;
  /** What the page's server says about the store view that it shows where nobody has chosen one. */
  learnPageSize(size: number): void;
  /** Takes note of what `source` says for as long as it is not stopped. */
  follow(source: ConfigSource): () => void;
  dispose(): void;
}

export interface StoreViewParts {
  storage: BrowserStorage;
  transport: Transport;
  /** Store view code where none is stored. */
  storeView?: string;
}

export function createStoreViewState({ storage, transport, storeView }: StoreViewParts): StoreViewState {
  const storedCode = storage.signal<string>(codeKey);
  const pageSizes = storage.signal<Record<string, number>>(pageSizesKey);
  const code = computed(() => storedCode.value ?? storeView ?? 'default');
  const sources = signal<readonly ConfigSource[]>([]);
  const cleanUps: (() => void)[] = [];

  /** Listings and image URLs need it on the next first frame (behaviour 7.3), before any answer is in. */
  const keepPageSize = (size: number): void => {
    const known = pageSizes.peek();
    if (known?.[code.peek()] !== size) storage.set(pageSizesKey, { ...known, [code.peek()]: size });
  };
  const keep = (known: StoreConfig): void => {
    keepPageSize(known.gridPerPage);
    if (storage.get(mediaUrlKey) !== known.secureBaseMediaUrl)
      storage.set(mediaUrlKey, known.secureBaseMediaUrl);
  };
  const config = onFirstUse(() => {
    const resource = lateQuery(transport, configQuestion, () => ({}));
    const stop = effect(() => {
      const known = resource.data.value;
      if (known) untracked(() => keep(known));
    });
    cleanUps.push(stop, resource.dispose);
    return resource;
  });

  const told = computed(() => {
    const known = sources.value.map(({ data }) => data.value).find(Boolean);
    if (known) return known;
    return sources.value.some(({ pending }) => pending.value) ? undefined : config().data.value;
  });

  return {
    code,
    told,
    currency: storage.signal<string>(currencyKey),
    get config() {
      return config();
    },
    pageSize: computed(() => {
      const known = pageSizes.value?.[code.value];
      if (known) return known;
      if (sources.value.some(({ pending }) => pending.value)) return undefined;
      const { data, error } = config();
      return data.value?.gridPerPage ?? (error.value && defaultPageSize);
    }),
    learnPageSize(size) {
      if (size > 0 && storedCode.peek() === undefined) keepPageSize(size);
    },
    follow(source) {
      sources.value = [...sources.peek(), source];
      const stop = effect(() => {
        const known = source.data.value;
        if (known) untracked(() => keep(known));
      });
      return () => {
        stop();
        sources.value = sources.peek().filter((other) => other !== source);
      };
    },
    dispose() {
      cleanUps.forEach((cleanUp) => cleanUp());
    },
  };
}
