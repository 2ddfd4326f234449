// The page of a product: asks for it, and shows it, its shape, or why there is none.
// Its texts come with ProductView.
import { useEffect, useEffectEvent } from 'react';
import { itemEvent } from '../../cart/cart-event';
import type { ItemEvent } from '../../cart/ecommerce';
import '../../words/catalogue/breadcrumbs';
import '../../words/catalogue/catalog';
import { useText } from '../../words/use-text';
import { liveQuery } from '../../transport/resource';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { useStorefront } from '../../use-storefront';
import { parseProductPage, ProductPageDocument } from './api';
import { createAssurances } from './assurances-api';
import { productFilter, variantInUrl } from './product-url';
import { asBought } from '../product-event';
import { ProductShape } from './ProductShape';
import { ProductView } from './ProductView';
import { productTitle } from './shown-variant';
import { createCatalog, followShopper } from '../state';
import { useLive } from '../use-live';

export interface ProductPageProps {
  urlKey?: string;
  sku?: string;
  /** As a route lookup names it; the address of the page then tells which product it is. */
  uid?: string;
  onProductViewed?: (detail: ItemEvent) => void;
  onItemAdded?: (detail: ItemEvent) => void;
  /** No such product, or not for this shopper. */
  onNotFound?: (detail: { uid?: string; urlKey?: string; sku?: string }) => void;
}

export function ProductPage({
  urlKey,
  sku,
  uid,
  onProductViewed,
  onItemAdded,
  onNotFound,
}: ProductPageProps) {
  const { routing, feature } = useStorefront();
  const text = useText();
  const held = useLive(
    (storefront) => {
      const catalog = storefront.feature(createCatalog);
      const known = urlKey ?? (uid && catalog.known(uid)?.urlKey);
      const path = uid ? storefront.routing.path.peek() : undefined;
      const filter = productFilter({ sku, urlKey: known, path });
      return liveQuery(
        storefront.transport,
        ProductPageDocument,
        () => {
          followShopper(storefront);
          return filter && { filter };
        },
        parseProductPage,
        { policy: 'cache-and-network' },
      );
    },
    JSON.stringify([urlKey, sku, uid]),
  );
  // Asked for beside the product, so that both are drawn at once.
  feature(createAssurances);
  const live = held.value;
  const product = live?.data.value;
  const error = live?.error.value;
  const isNowhere = !urlKey && !sku && !uid;

  const tell = useEffectEvent((found: boolean) => {
    if (!found || !product) return onNotFound?.({ uid, urlKey, sku });
    const linked = variantInUrl(routing.url.peek());
    routing.setTitle(
      productTitle(
        product,
        product.variants.find((variant) => variant.sku === linked),
      ),
    );
    for (const { path, uid: category } of product.trail)
      if (path) routing.learn(`/${path}`, { type: 'CATEGORY', uid: category });
    onProductViewed?.(itemEvent(asBought(product), 1));
  });
  // What has failed says nothing, whatever else it answers.
  const found = product?.uid ?? (isNowhere || (product === null && !error) ? null : undefined);
  useEffect(() => {
    if (found !== undefined) tell(found !== null);
  }, [found]);

  if (found === null)
    return (
      <EmptyState
        level={1}
        title={text('catalog.productGoneTitle')}
        message={text('catalog.productGoneMessage')}
        action={<Button href={routing.href('/')}>{text('catalog.home')}</Button>}
      />
    );
  if (product) return <ProductView key={product.uid} product={product} onItemAdded={onItemAdded} />;
  if (error && live && !live.pending.value)
    return (
      <EmptyState
        level={1}
        icon="alert"
        title={text('catalog.productErrorTitle')}
        message={text('catalog.productErrorMessage')}
        action={<Button onClick={live.reload}>{text('catalog.retry')}</Button>}
      />
    );
  const known = feature(createCatalog).known(urlKey ?? uid ?? '');
  // A list says what the cheapest variant costs, not what the linked one does.
  const hasVariant = variantInUrl(routing.url.peek()) !== null;
  return <ProductShape product={known && hasVariant ? { ...known, offer: undefined } : known} />;
}
