// Owns the home page's content: asked for once, and again when the visitor is back online after a failure.
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { fetchHome, previewOf } from './api';
import type { HomeContent } from './home-content';

export interface HomeState {
  content: ReadonlySignal<HomeContent | undefined>;
  error: ReadonlySignal<Error | undefined>;
  pending: ReadonlySignal<boolean>;
  /** The content service has no home page, or there is no content service. */
  isAbsent: ReadonlySignal<boolean>;
}

export function createHome({ app, config, fetch, routing, transport, onDispose }: Storefront): HomeState {
  const content = signal<HomeContent | undefined>(undefined);
  const error = signal<Error | undefined>(undefined);
  const pending = signal(true);
  const abort = new AbortController();
  onDispose(() => abort.abort());

  async function load(): Promise<void> {
    const preview = previewOf(routing.url.peek());
    const answer = await fetchHome(config.contentUrl, {
      preview,
      signal: abort.signal,
      fetch,
      take: transport.take,
    });
    if (abort.signal.aborted) return;
    batch(() => {
      content.value = answer.content;
      error.value = answer.error;
      pending.value = false;
    });
  }

  void load();
  onDispose(
    effect(() => {
      if (app.isOnline.value && error.peek()) void load();
    }),
  );

  const isAbsent = computed(() => !pending.value && !content.value && !error.value);
  return { content, error, pending, isAbsent };
}
