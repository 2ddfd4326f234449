// What stands below a product, each part with its room from the start and its data once the shopper is near.
import { useEffect, useState } from 'react';
import '../../words/catalogue/product-more';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import type { ProductDetail, Variant } from '../product';
import { createRecentlyViewed } from '../recently-viewed';
import { ReviewSection } from '../reviews/ReviewSection';
import { useNear } from '../use-near';
import { ProductRail, railLength } from '../shelf/ProductRail';
import { useStructuredData } from './use-structured-data';
import { Alternatives } from './Alternatives';

export interface MoreOfProductProps {
  product: ProductDetail;
  variant?: Variant;
}

export function MoreOfProduct({ product, variant }: MoreOfProductProps) {
  const text = useText();
  const storefront = useStorefront();
  useStructuredData(product, variant);
  const { sku, links } = product;
  const { ref, isNear } = useNear<HTMLDivElement>();
  const [seen] = useState(() =>
    storefront
      .feature(createRecentlyViewed)
      .skus.peek()
      .filter((other) => other !== sku),
  );
  useEffect(() => storefront.feature(createRecentlyViewed).see(sku), [storefront, sku]);

  const rails = [
    ['related', links.related],
    ['upsell', links.upsell],
    ['crosssell', links.crosssell],
    ['recentlyViewed', seen],
  ] as const;
  return (
    <>
      {!product.inStock && <Alternatives product={product} />}
      <ReviewSection sku={sku} name={product.name} path={product.path} />
      {/* Together, so that all their products travel in one answer. */}
      <div ref={ref}>
        {rails.map(
          ([id, skus]) =>
            skus.length > 0 && (
              <ProductRail
                key={id}
                id={id}
                title={text(`catalog.${id}`)}
                question={{ skus: skus.slice(0, railLength).join(' '), limit: railLength }}
                isNear={isNear}
              />
            ),
        )}
      </div>
    </>
  );
}
