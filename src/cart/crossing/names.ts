// What goods are called that could not be had: by the backend, for what a link says is never shown.
import '../../words/catalogue/cart-crossing';
import type { Transport } from '../../transport/transport';
import type { Text } from '../../words/text';
import { fetchNames } from './names-api';
import type { ParcelLine } from './parcel';

/** For a sentence; the last stands for all that have no name here. */
export async function namesOf(
  transport: Pick<Transport, 'query'>,
  text: Text,
  lines: readonly ParcelLine[],
): Promise<string> {
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const named = await fetchNames(transport, skus).catch(() => new Map<string, string>());
  const found = skus.flatMap((sku) => named.get(sku.toLowerCase()) ?? []);
  const unknown = skus.length - found.length;
  return [...new Set(found), ...(unknown ? [text('cart.notSold', { n: unknown })] : [])].join(', ');
}
