// The place below a product: reviews, what goes with it, what was looked at before. Fetched once the product itself stands.
import { useEffect, useState, type Ref } from 'react';
import { latePart } from '../../late/late-part';
import { whenIdle } from '../../late/when-idle';
import type { ProductDetail, Variant } from '../product';

const MoreOfProduct = latePart(async () => ({ default: (await import('./MoreOfProduct')).MoreOfProduct }));

export interface ProductMoreProps {
  product: ProductDetail;
  variant?: Variant;
  ref: Ref<HTMLDivElement>;
}

export function ProductMore({ product, variant, ref }: ProductMoreProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stopIdle = whenIdle(want);
    // Whoever scrolls does not wait for a quiet moment; captured, because the page may scroll in a part of its own.
    window.addEventListener('scroll', want, { once: true, capture: true, passive: true });
    return () => {
      stopIdle();
      window.removeEventListener('scroll', want, { capture: true });
    };
  }, []);
  return (
    <div className="product-more" ref={ref} tabIndex={-1}>
      {isWanted && <MoreOfProduct product={product} variant={variant} />}
    </div>
  );
}
