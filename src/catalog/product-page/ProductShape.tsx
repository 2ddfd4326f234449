// A product page while its answer is awaited, of the size of a usual one. It begins with what the list before has shown.
import '../../words/catalogue/product-page';
import { useText } from '../../words/use-text';
import { Picture } from '../../ui/picture/Picture';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BuyPrice } from '../purchase/BuyPrice';
import type { KnownProduct } from '../state';
import { pictureSizes } from './gallery/picture-sizes';

export function ProductShape({ product }: { product?: KnownProduct }) {
  const text = useText();
  return (
    <div className="product product-shape">
      <VisuallyHidden>
        <span role="status">{text('catalog.loadingProduct')}</span>
      </VisuallyHidden>
      <div className="product-crumbs-shape">
        <Skeleton />
      </div>
      <div className="product-body">
        <div className="product-gallery gallery">
          {product?.image ? (
            <Picture {...pictureSizes} src={product.image.url} alt="" priority />
          ) : (
            <Skeleton ratio={0.8} />
          )}
        </div>
        <div className="product-head">
          {product && (
            // No heading: the focus would go to what is about to go.
            <div aria-hidden="true">
              {product.brand && <p className="product-brand">{product.brand}</p>}
              <p className="product-name product-name-known">{product.name}</p>
            </div>
          )}
          <Skeleton lines={product ? 1 : 3} />
        </div>
        <div className="buy-choice">
          {product && (
            <div aria-hidden="true">
              <BuyPrice offer={product.offer} isHidden={product.isPriceHidden} />
            </div>
          )}
          <Skeleton lines={product ? 3 : 4} />
        </div>
        <div className="product-details">
          <Skeleton lines={6} />
        </div>
      </div>
    </div>
  );
}
