// Tells the page, once the shop has answered, that there is no product with its SKU.
import { useEffect, useEffectEvent } from 'react';
import type { SkuAnswer } from './sku-answers';

export interface NotFoundEvents {
  onNotFound?: (detail: { sku: string }) => void;
}

export function useNotFound(
  sku: string,
  { product, error, pending }: SkuAnswer,
  onNotFound: NotFoundEvents['onNotFound'],
): void {
  const isMissing = sku !== '' && !product && !error && !pending;
  const tell = useEffectEvent(() => onNotFound?.({ sku }));
  useEffect(() => {
    if (isMissing) tell();
  }, [isMissing, sku]);
}
