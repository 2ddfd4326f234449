// What a product's brand is called.
import { useStorefront } from '../../use-storefront';
import type { ProductSummary } from '../product';
import { createBrandLabels } from './brand-labels';

export function useBrand({ brand, brandOption = '' }: Pick<ProductSummary, 'brand' | 'brandOption'>): string {
  const label = useStorefront().feature(createBrandLabels).of(brandOption).value;
  return brand || label;
}
