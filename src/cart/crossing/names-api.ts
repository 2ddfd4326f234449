// The names of goods on the backend.
import { CrossedNamesDocument } from '../../graphql/generated/cart-crossing';
import { present } from '../../graphql/loose';
import type { Transport } from '../../transport/transport';

/** By SKU in lower case; without those that it does not sell. Rejects with TransportError. */
export async function fetchNames(
  transport: Pick<Transport, 'query'>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { products } = await transport.query(CrossedNamesDocument, {
    skus: [...skus],
    pageSize: skus.length,
  });
  return new Map(
    present(products?.items).flatMap((item): [string, string][] =>
      item.sku && item.name ? [[item.sku.toLowerCase(), item.name]] : [],
    ),
  );
}
