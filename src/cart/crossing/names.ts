// What goods are called that could not be had: by the backend, for what a link says is never shown.
import '../../words/catalogue/cart-crossing';
import { CrossedNamesDocument } from '../../graphql/generated/cart-crossing';
import type { Transport } from '../../transport/transport';
import type { Text } from '../../words/text';
import type { ParcelLine } from './parcel';

/** For a sentence; the last stands for all that have no name here. */
export async function namesOf(
  transport: Pick<Transport, 'query'>,
  text: Text,
  lines: readonly ParcelLine[],
): Promise<string> {
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const { products } = await transport
    .query(CrossedNamesDocument, { skus, pageSize: skus.length })
    .catch(() => ({ products: null }));
  const named = new Map(
    (products?.items ?? []).flatMap((item): [string, string][] =>
      item?.sku && item.name ? [[item.sku.toLowerCase(), item.name]] : [],
    ),
  );
  const found = skus.flatMap((sku) => named.get(sku.toLowerCase()) ?? []);
  const unknown = skus.length - found.length;
  return [...new Set(found), ...(unknown ? [text('cart.notSold', { n: unknown })] : [])].join(', ');
}
