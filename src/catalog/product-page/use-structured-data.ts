// Tells search engines about the product of the page, in place of what the server wrote. Only where the page is ours.
import { useEffect } from 'react';
import '../../locale/en_US/catalog';
import { useText } from '../../locale/use-text';
import { useStorefront } from '../../use-storefront';
import type { ProductDetail, Variant } from '../product';
import { structuredData } from './structured-data';

const selector = 'script[type="application/ld+json"]';

export function useStructuredData(product: ProductDetail, variant: Variant | undefined): void {
  const { config, routing } = useStorefront();
  const text = useText();
  const home = text('catalog.homeCrumb');
  useEffect(() => {
    if (!config.standalone) return;
    const { origin, pathname } = routing.url.peek();
    const { href } = routing;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // A text node, as a script's own text would have to be a trusted one; this one never runs.
    script.append(JSON.stringify(structuredData(product, variant, { url: origin + pathname, home, href })));
    document.head.querySelector(selector)?.remove();
    document.head.append(script);
    return () => script.remove();
  }, [config, routing, product, variant, home]);
}
