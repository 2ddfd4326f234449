// The contact page's data: whether this shop takes messages, and what its editors put beside the form.
import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import { blocksOf } from '../cms/cms-api';
import {
  GetContactPageCmsBlocksDocument,
  GetStoreConfigForContactUsDocument,
  takesMessages,
  type ContactDraft,
} from './api';

export const emptyDraft: Readonly<ContactDraft> = { name: '', email: '', telephone: '', comment: '' };

export interface DraftKeeper {
  read(): Readonly<ContactDraft>;
  keep(draft: Readonly<ContactDraft>): void;
}

/** What was typed, for as long as the page stands: leaving the form and coming back loses nothing. */
export function createDraftKeeper(): DraftKeeper {
  let kept = emptyDraft;
  return { read: () => kept, keep: (draft) => void (kept = draft) };
}

export interface ContactState {
  /** undefined: not known yet. A server that has no such switch takes no messages. */
  readonly isOn: ReadonlySignal<boolean | undefined>;
  /** Why that cannot be found out. */
  readonly error: ReadonlySignal<Error | undefined>;
  /** Whether the words beside the form are known, or will not come: until then nothing stands where they will. */
  readonly isReady: ReadonlySignal<boolean>;
  /** HTML by what it is for; '' where there is none. */
  readonly banner: ReadonlySignal<string>;
  readonly beside: ReadonlySignal<string>;
  reload(): void;
  dispose(): void;
}

/** PWA Studio calls what stands beside its form a sidebar. */
const banner = 'contact-us-banner';
const beside = ['contact-us-content', 'contact-us-sidebar'];
const cmsBlockIdentifiers = [banner, ...beside];

export function createContact({ transport, storeView }: Storefront): ContactState {
  const follow = () => void storeView.code.value;
  const config = liveQuery(
    transport,
    GetStoreConfigForContactUsDocument,
    () => {
      follow();
      return {};
    },
    takesMessages,
    { policy: 'cache-and-network' },
  );
  const blocks = liveQuery(
    transport,
    GetContactPageCmsBlocksDocument,
    () => {
      follow();
      return { cmsBlockIdentifiers };
    },
    ({ cmsBlocks }) => blocksOf(cmsBlocks?.items),
  );
  const html = (identifiers: readonly string[]) => () =>
    identifiers.map((identifier) => blocks.data.value?.get(identifier) ?? '').find(Boolean) ?? '';
  /** Nothing was found out, except of an older server, which has no form (2.4.6 and before). */
  const error = computed(() =>
    !config.data.value && transport.has('StoreConfig.contact_enabled') ? config.error.value : undefined,
  );
  return {
    isOn: computed(() => (error.value ? undefined : (config.data.value ?? (config.error.value && false)))),
    error,
    isReady: computed(() => Boolean(blocks.data.value ?? blocks.error.value)),
    banner: computed(html([banner])),
    beside: computed(html(beside)),
    reload() {
      config.reload();
      blocks.reload();
    },
    dispose() {
      config.dispose();
      blocks.dispose();
    },
  };
}
