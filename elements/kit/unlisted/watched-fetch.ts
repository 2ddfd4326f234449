// Sees that a request to a shop of another origin did not get through; what finds out why is fetched only then.
import type { StorefrontConfig, StorefrontOverrides } from '../../../src/storefront';

/** For a shop of the page's own origin nothing: there is no list to stand on. */
export function watchedFetch({ endpoint }: Pick<StorefrontConfig, 'endpoint'>): StorefrontOverrides {
  if (new URL(endpoint).origin === location.origin) return {};
  return {
    fetch: (...request) =>
      // Looked up when it is called: a host page may put another in its place.
      globalThis.fetch(...request).catch(async (error: unknown) => {
        // Not of what was called off. Who asked hears of it when it is known whether to try again.
        if (error instanceof TypeError)
          await import('./unlisted').then(
            ({ explain }) => explain(error, endpoint),
            () => undefined,
          );
        throw error;
      }),
  };
}
