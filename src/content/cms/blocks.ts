// CMS blocks asked for by identifier, by however many elements of a page: those of one moment share one query.
import { batch, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import type { CmsBlocksQuery } from '../../graphql/generated/content-cms';
import type { Storefront } from '../../storefront';
import { blocksOf, CmsBlocksDocument } from './cms-api';
import { createLastRequest } from '../../transport/last-request';
import { onOnline } from '../../transport/on-online';

export interface BlockAnswer {
  /** undefined: not known yet. null: there is no such block. */
  html?: string | null;
  error?: Error;
}

export interface Blocks {
  block(identifier: string): ReadonlySignal<BlockAnswer>;
  reload(identifier: string): void;
}

/** Elements of one page mount within a few frames. */
const gatheringTime = 20;

export function createBlocks({ transport, storeView, onDispose }: Storefront): Blocks {
  const answers = new Map<string, Signal<BlockAnswer>>();
  let wanted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const requests = createLastRequest();

  function want(identifier: string): void {
    wanted.add(identifier);
    timer ??= setTimeout(() => {
      const identifiers = [...wanted];
      wanted = new Set();
      timer = undefined;
      void ask(identifiers);
    }, gatheringTime);
  }

  async function ask(identifiers: string[]): Promise<void> {
    const stillCounts = requests.join();
    let found: ReadonlyMap<string, string> | undefined;
    let error: Error | undefined;
    try {
      const needs = (data: CmsBlocksQuery) => data.cmsBlocks?.items;
      // One unknown block is an error of the whole answer; the others are in it all the same.
      found = blocksOf(needs(await transport.query(CmsBlocksDocument, { identifiers }, { needs })));
    } catch (cause) {
      error = asError(cause);
    }
    if (!stillCounts()) return;
    batch(() => {
      for (const identifier of identifiers) {
        const answer = answers.get(identifier);
        if (answer) answer.value = found ? { html: found.get(identifier.toLowerCase()) ?? null } : { error };
      }
    });
  }

  function reload(identifier: string): void {
    const answer = answers.get(identifier);
    if (!answer) return;
    answer.value = {};
    want(identifier);
  }

  onDispose(
    effect(() => {
      // Blocks may differ from store view to store view.
      void storeView.code.value;
      untracked(() => {
        requests.drop();
        for (const identifier of answers.keys()) reload(identifier);
      });
    }),
  );
  onDispose(
    onOnline(() => {
      for (const [identifier, answer] of answers) if (answer.peek().error) reload(identifier);
    }),
  );
  onDispose(() => clearTimeout(timer));

  return {
    block(identifier) {
      let answer = answers.get(identifier);
      if (!answer) {
        answer = signal<BlockAnswer>(identifier ? {} : { html: null });
        answers.set(identifier, answer);
        if (identifier) want(identifier);
      }
      return answer;
    },
    reload,
  };
}
