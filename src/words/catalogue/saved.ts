// Texts of what a guest saves for later.
import { addWords } from '../known';

export const saved = {
  title: 'Saved for later',
  hint: 'Saved in this browser. Sign in to keep it on your wishlist.',
  signIn: 'Sign in',
  done: '{name} is saved for later.',
  notKept: 'Your browser keeps nothing: {name} is saved until you leave. Sign in to keep it.',
  gone: '{name} is no longer saved.',
  full: 'You have saved {n} things, which is as many as we keep. Take one off, or sign in.',
  view: 'View saved',
  undo: 'Undo',
  undoFailed: '{name} could not be put back.',
  remove: 'Remove',
  removeNamed: 'Remove {name} from what you saved',
  toCart: 'Add to cart',
  toCartNamed: 'Add to cart: {name}',
  inCart: '{name} is in your cart.',
  notAdded: '{name} could not be added to your cart. Try again.',
  taken: { one: '{n} saved item is on your wishlist.', other: '{n} saved items are on your wishlist.' },
  refused: 'Not taken by your wishlist, and saved still: {names}.',
  waiting: 'What you saved is not on your wishlist yet. It stays saved in this browser.',
} as const;

declare module '../messages' {
  interface Messages {
    saved: typeof saved;
  }
}

addWords({ saved });
