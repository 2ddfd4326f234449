// The product with a SKU, followed by a component.
import { useStorefront } from '../use-storefront';
import { createCatalog, type SkuAnswer } from './state';

export function useSku(sku: string): SkuAnswer & { reload: () => void } {
  const catalog = useStorefront().feature(createCatalog);
  const answer: SkuAnswer = sku ? catalog.bySku(sku).value : { pending: false };
  return { ...answer, reload: () => catalog.reloadSku(sku) };
}
