// Owns the home page's content: asked for once, shown without when it fails.
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../storefront';
import { fetchHome, previewOf } from './api';
import type { HomeContent } from './home-content';

export interface HomeState {
  content: ReadonlySignal<HomeContent | undefined>;
  error: ReadonlySignal<Error | undefined>;
  pending: ReadonlySignal<boolean>;
}

export function createHome({ config, routing, onDispose }: Storefront): HomeState {
  const content = signal<HomeContent | undefined>(undefined);
  const error = signal<Error | undefined>(undefined);
  const pending = signal(true);
  const abort = new AbortController();
  onDispose(() => abort.abort());

  void fetchHome(config.contentUrl, {
    preview: previewOf(routing.url.peek()),
    signal: abort.signal,
  }).then((answer) => {
    if (abort.signal.aborted) return;
    batch(() => {
      content.value = answer.content;
      error.value = answer.error;
      pending.value = false;
    });
  });

  return { content, error, pending };
}
