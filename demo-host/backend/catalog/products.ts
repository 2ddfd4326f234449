// Products for other nouns: find a row, and turn it into what the ProductInterface resolvers take.
import type { Context } from '../context';
import { productNodes, type ProductNode } from './product-set';
import type { ProductRow } from './rows';

export { findProductById, findProductBySku, findProductsById, type ProductRow } from './rows';
export { productNodes, type ProductNode } from './product-set';

/** For several products of one answer use `productNodes`, which reads their details together. */
export function productResolvable(row: ProductRow, context: Context): ProductNode {
  const [node] = productNodes([row], context);
  if (!node) throw new Error(`Product ${row.id} has no node.`);
  return node;
}
