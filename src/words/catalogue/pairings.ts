// Texts of what goes well with a cart.
import { addWords } from '../known';

export const pairings = {
  title: 'Goes well with what you chose',
} as const;

declare module '../messages' {
  interface Messages {
    pairings: typeof pairings;
  }
}

addWords({ pairings });
