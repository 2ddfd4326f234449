// Cache headers of a GraphQL answer, by the page cache that the shop is set to use.
import type { Database } from '../database';
import { setting } from '../settings';

const varnish = '2';
const lifetime = 86_400;
const forbidden = { 'cache-control': 'max-age=0, must-revalidate, no-cache, no-store', pragma: 'no-cache' };

/**
 * Varnish is told what it may keep and with which tags, and hides that from browsers itself. The built-in cache takes
 * the tags for itself and forbids the browser everything; it is not simulated: each request is answered anew.
 */
export function cacheHeaders(db: Database, tags: readonly string[] | undefined): Record<string, string> {
  if (setting(db, 'system/full_page_cache/caching_application') !== varnish)
    return tags ? forbidden : { ...forbidden, 'x-magento-tags': 'FPC' };
  if (!tags) return forbidden;
  return {
    'cache-control': `max-age=${lifetime}, public, s-maxage=${lifetime}`,
    pragma: 'cache',
    'x-magento-tags': tags.join(','),
  };
}
