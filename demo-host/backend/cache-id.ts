// X-Magento-Cache-Id: stands for store view, currency and customer group, never for a person.
import { createHash } from 'node:crypto';
import type { BackendOptions, Context } from './context';

/** Without a context (the request named no known store view or currency): a guest of the default view. */
export function cacheId(options: BackendOptions, context?: Context): string {
  const parts = [
    context?.store.code ?? 'default',
    context?.currency ?? 'USD',
    context?.customer ? '1' : '0',
    String(context?.customerGroup ?? 0),
    options.secret ?? '',
  ];
  return createHash('sha256').update(parts.join('|')).digest('hex');
}
