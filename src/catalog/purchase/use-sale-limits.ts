// The product with the least and most pieces that one order may hold, once somebody wants another number than usual.
import { useEffect, useState } from 'react';
import { late } from '../../late/late';
import { useStorefront } from '../../use-storefront';
import type { BuyableProduct } from '../product';

const api = late(() => import('./sale-limits-api'));

type Merge = (product: BuyableProduct) => BuyableProduct;

/** Without an answer it stays as it is: the backend has the last word when it is bought. */
export function useSaleLimits(product: BuyableProduct, isWanted: boolean): BuyableProduct {
  const { transport } = useStorefront();
  const [merge, setMerge] = useState<Merge>();
  const { sku } = product;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    api()
      .then(async ({ fetchSaleLimits, withLimits }) => {
        const limits = await fetchSaleLimits(transport, sku);
        if (!isOver) setMerge(() => (bare: BuyableProduct) => withLimits(bare, limits));
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [isWanted, sku, transport]);
  return merge ? merge(product) : product;
}
