// Tells search engines about the product of the page, in place of what the server wrote. Only where the page is ours.
import { useEffect } from 'react';
import '../../locale/en_US/catalog';
import { useText } from '../../locale/use-text';
import { useStorefront } from '../../use-storefront';
import type { ProductDetail, Variant } from '../product';
import { structuredData } from './structured-data';

interface ScriptPolicy {
  createScript(text: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** Data in a script element never runs; a page that wants trusted types must be told so. undefined where it refuses. */
function dataScript(json: string): HTMLScriptElement | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  try {
    policy ??= trustedTypes?.createPolicy('airside-structured-data', { createScript: (text) => text });
    script.text = policy?.createScript(json) ?? json;
    return script;
  } catch {
    return undefined;
  }
}

const selector = 'script[type="application/ld+json"]';

export function useStructuredData(product: ProductDetail, variant: Variant | undefined): void {
  const { config, routing } = useStorefront();
  const text = useText();
  const home = text('catalog.homeCrumb');
  useEffect(() => {
    if (!config.standalone) return;
    const { origin, pathname } = routing.url.peek();
    const { href } = routing;
    const data = structuredData(product, variant, { url: origin + pathname, home, href });
    document.head.querySelector(selector)?.remove();
    const script = dataScript(JSON.stringify(data));
    if (!script) return;
    document.head.append(script);
    return () => script.remove();
  }, [config, routing, product, variant, home]);
}
