// A product as it stands on its page: pictures, name, what to choose, the button, and the words about it.
import { useState } from 'react';
import '../../locale/en_US/catalog';
import '../../locale/en_US/product';
import { useText } from '../../locale/use-text';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Rating } from '../../ui/Rating';
import { Tag } from '../../ui/Tag';
import { useStorefront } from '../../use-storefront';
import { BuyBox } from './BuyBox';
import { chosenVariant, initialChoice, type Choice } from './option-choice';
import type { ProductDetail } from '../product';
import { badges, galleryOf } from '../product-rules';
import { variantInUrl, variantQuery } from './product-url';
import { ProductDetails } from './ProductDetails';
import { ProductGallery } from './ProductGallery';
import type { ItemAdded } from './use-purchase';

export interface ProductViewProps {
  product: ProductDetail;
  onItemAdded?: (detail: ItemAdded) => void;
}

export function ProductView({ product, onItemAdded }: ProductViewProps) {
  const { routing } = useStorefront();
  const text = useText();
  const [choice, setChoice] = useState<Choice>(() =>
    initialChoice(product, variantInUrl(routing.url.peek())),
  );
  const variant = chosenVariant(product, choice);
  const images = galleryOf(product, variant);

  const onChoice = (next: Choice) => {
    setChoice(next);
    routing.navigate(variantQuery(routing.url.peek(), chosenVariant(product, next)?.sku), { replace: true });
  };

  return (
    <div className="product" part="product">
      <Breadcrumbs
        items={[{ name: text('catalog.homeCrumb'), path: '' }, ...product.trail].map((crumb) => ({
          label: crumb.name,
          href: routing.href(`/${crumb.path}`),
        }))}
        current={product.name}
      />
      <article className="product-body">
        <div className="product-gallery">
          <ProductGallery key={variant?.sku} images={images} name={product.name} />
        </div>
        <header className="product-head">
          {product.brand && <p className="product-brand">{product.brand}</p>}
          <h1 className="product-name" part="title">
            {product.name}
          </h1>
          <div className="product-marks">
            {badges(product).map((badge) => (
              <Tag key={badge} tone={badge === 'soldOut' ? 'quiet' : 'accent'}>
                {text(`catalog.${badge}`)}
              </Tag>
            ))}
            {product.rating > 0 && <Rating value={product.rating} count={product.reviewCount} />}
          </div>
          {product.summary.map((paragraph, index) => (
            <p key={index} className="product-summary">
              {paragraph}
            </p>
          ))}
        </header>
        <BuyBox product={product} choice={choice} onChoice={onChoice} onItemAdded={onItemAdded} />
        <ProductDetails product={product} sku={variant?.sku ?? product.sku} />
      </article>
    </div>
  );
}
