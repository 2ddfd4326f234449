// Texts with links to the shop's pages that have been shown, a footer's for instance: for who looks for pages by name.
import { signal, type ReadonlySignal } from '@preact/signals-core';

export interface SeenTexts {
  /** As editors wrote them: HTML, to be read and never shown. */
  texts: ReadonlySignal<readonly string[]>;
  learn(html: string): void;
}

/** A feature of the storefront: all who ask share one. */
export function createSeenTexts(): SeenTexts {
  const texts = signal<readonly string[]>([]);
  return {
    texts,
    learn(html) {
      if (!texts.peek().includes(html)) texts.value = [...texts.peek(), html];
    },
  };
}
