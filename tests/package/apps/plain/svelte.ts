// Svelte's typings of our tags, against a stand-in for its own.
import 'airside/types/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const props: SvelteHTMLElements['airside-mini-cart'][] = [
  { 'open-on-add': true, class: 'bag', 'onairside-opened': (event) => event.detail.count },
  { 'on:airside-item-added': (event) => event.detail.sku },
  // @ts-expect-error: a flag
  { 'open-on-add': 3 },
];
