// Tells search engines about the product of the page, in place of what the server wrote. Only where the page is ours.
import { useEffect } from 'react';
import '../../words/catalogue/breadcrumbs';
import '../../words/catalogue/catalog';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { placeData } from '../data-script';
import type { ProductDetail, Variant } from '../product';
import { structuredData } from './structured-data';

export function useStructuredData(product: ProductDetail, variant: Variant | undefined): void {
  const { config, routing } = useStorefront();
  const text = useText();
  const home = text('catalog.homeCrumb');
  useEffect(() => {
    if (!config.standalone) return;
    const { origin, pathname } = routing.url.peek();
    const { href } = routing;
    return placeData(structuredData(product, variant, { url: origin + pathname, home, href }));
  }, [config, routing, product, variant, home]);
}
