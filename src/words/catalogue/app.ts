// The texts of the application shell, in US English.
import { addWords } from '../known';

export const app = {
  offline: 'You are offline. Some features may be unavailable.',
  online: 'You are online.',
  unexpectedError: 'Sorry! An unexpected error occurred.',
  debug: 'Debug: {id} in {location}: {error}',
  reload: 'Reload the page',
  sessionExpired: 'Your session has expired. Please sign in again.',
  cartChanged: 'Your cart was changed in another tab.',
} as const;

declare module '../messages' {
  interface Messages {
    app: typeof app;
  }
}

addWords({ app });
