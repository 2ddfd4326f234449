// Brings in what warns of the end of a session, when that comes near.
import { effect, untracked } from '@preact/signals-core';
import type { Storefront } from '../../../src/storefront';

const tag = 'airside-session';

export function watchSession(shop: Element, { user }: Pick<Storefront, 'user'>): () => void {
  return effect(() => {
    if (user.secondsLeft.value === undefined) return;
    untracked(() => {
      if (!shop.querySelector(`:scope > ${tag}`)) shop.append(document.createElement(tag));
    });
  });
}
