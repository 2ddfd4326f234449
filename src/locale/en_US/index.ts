// The texts in US English: those that every page needs, and a place for those that come with their feature's code.
import { app } from './app';
import { cart } from './cart';
import { catalog } from './catalog';
import type { checkout } from './checkout';
import type { content } from './content';
import { navigation } from './navigation';
import { ui } from './ui';

export type Messages = typeof shared & { checkout: typeof checkout; content: typeof content };

const shared = { app, ui, cart, catalog, navigation } as const;

export const messages: typeof shared & Partial<Messages> = shared;

/** For the file of a feature that not every page needs; its components import that file. */
export function addMessages(texts: Partial<Messages>): void {
  Object.assign(messages, texts);
}
