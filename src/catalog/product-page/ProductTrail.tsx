// Where a product stands in the shop: on the way that the shopper came, else where it most likely is looked for.
import { useState } from 'react';
import '../../words/catalogue/breadcrumbs';
import '../../words/catalogue/catalog';
import { useText } from '../../words/use-text';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs';
import { useStorefront } from '../../use-storefront';
import type { ProductDetail } from '../product';
import { createWay, trailBy } from '../way';

export function ProductTrail({ product }: { product: ProductDetail }) {
  const { routing, feature } = useStorefront();
  const text = useText();
  const [trail] = useState(() => trailBy(product.trails, feature(createWay).peek()));
  return (
    <Breadcrumbs
      items={[{ name: text('catalog.homeCrumb'), path: '' }, ...trail].map((crumb) => ({
        label: crumb.name,
        href: routing.href(`/${crumb.path}`),
      }))}
      current={product.name}
    />
  );
}
