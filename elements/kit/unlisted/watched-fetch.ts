// Sees that a request to a shop of another origin did not get through; what finds out why is fetched only then.
import type { StorefrontConfig, StorefrontOverrides } from '../../../src/storefront';

/** For a shop of the page's own origin nothing: there is no list to stand on. */
export function watchedFetch({ endpoint }: Pick<StorefrontConfig, 'endpoint'>): StorefrontOverrides {
  if (new URL(endpoint).origin === location.origin) return {};
  let isUnlisted = false;
  return {
    fetch: (...request) =>
      // Looked up when it is called: a host page may put another in its place.
      globalThis.fetch(...request).catch((error: unknown) => {
        // Not what was called off.
        if (!(error instanceof TypeError)) throw error;
        import('./unlisted')
          .then(async ({ tellIfUnlisted }) => (isUnlisted = await tellIfUnlisted(endpoint)))
          .catch(() => undefined);
        throw isUnlisted ? Object.assign(error, { isLasting: true }) : error;
      }),
  };
}
