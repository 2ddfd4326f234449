// A product as it stands on its page: pictures, name, what to choose, the button, and the words about it.
import { useRef, useState } from 'react';
import type { ItemEvent } from '../../cart/ecommerce';
import '../../words/catalogue/catalog';
import '../../words/catalogue/product-page';
import { useText } from '../../words/use-text';
import { latePart } from '../../late/late-part';
import { Rating } from '../../ui/Rating';
import { Tag } from '../../ui/Tag';
import { useStorefront } from '../../use-storefront';
import { BuyBox } from '../purchase/BuyBox';
import { chosenVariant, initialChoice, type Choice } from '../purchase/option-choice';
import type { ProductDetail } from '../product';
import { badges } from '../product-rules';
import { unbroken } from '../unbroken';
import { variantInUrl, variantQuery } from './product-url';
import { BrandName } from './BrandName';
import { factLine, sizeOf } from './fact-line';
import { ProductDetails } from './ProductDetails';
import { ProductGallery } from './gallery/ProductGallery';
import { ProductMore } from './ProductMore';
import { ProductTrail } from './ProductTrail';
import { galleryOf, productTitle } from './shown-variant';
import { createPageIdle } from '../../late/page-idle';

const BuyFoot = latePart(async () => ({ default: (await import('./BuyFoot')).BuyFoot }));
const WishlistButton = latePart(async () => ({
  default: (await import('../wishlist/WishlistButton')).WishlistButton,
}));

export interface ProductViewProps {
  product: ProductDetail;
  onItemAdded?: (detail: ItemEvent) => void;
}

export function ProductView({ product, onItemAdded }: ProductViewProps) {
  const { config, routing, feature } = useStorefront();
  const isIdle = feature(createPageIdle).value;
  const text = useText();
  const more = useRef<HTMLDivElement>(null);
  const linked = variantInUrl(routing.url.value);
  const [followed, setFollowed] = useState(linked);
  const [choice, setChoice] = useState<Choice>(() => initialChoice(product, linked));
  // A link to another variant may be followed, or the back button pressed, while this page stands.
  if (linked !== followed) {
    setFollowed(linked);
    if (linked && linked !== chosenVariant(product, choice)?.sku) setChoice(initialChoice(product, linked));
  }
  const variant = chosenVariant(product, choice);
  const images = galleryOf(product, variant);
  const facts = factLine(product, choice, text);

  const onChoice = (next: Choice) => {
    setChoice(next);
    const nextVariant = chosenVariant(product, next);
    routing.navigate(variantQuery(routing.url.peek(), nextVariant?.sku), { replace: true });
    routing.setTitle(productTitle(product, nextVariant));
  };

  return (
    <div className="product" part="product">
      <ProductTrail product={product} />
      <article className="product-body">
        <div className="product-gallery">
          <ProductGallery key={images[0]?.url} images={images} name={product.name} />
          <div className="product-marks">
            {badges(product).map((badge) => (
              <Tag key={badge} tone={badge === 'soldOut' ? 'quiet' : 'accent'}>
                {text(`catalog.${badge}`)}
              </Tag>
            ))}
          </div>
          {isIdle && (
            <div className="product-like">
              <WishlistButton sku={product.sku} name={product.name} path={product.path} product={product} />
            </div>
          )}
        </div>
        <ProductHead
          product={product}
          facts={facts}
          onReviews={() => {
            more.current?.focus();
            // A focus alone leads to the middle of what is higher than the screen.
            more.current?.scrollIntoView();
          }}
        />
        <BuyBox
          product={product}
          choice={choice}
          onChoice={onChoice}
          onItemAdded={onItemAdded}
          // The lower edge of another site's page is that site's.
          foot={
            isIdle && config.standalone
              ? (buying) =>
                  !buying.isHidden && (
                    <BuyFoot {...buying} name={product.name} size={sizeOf(product, choice)} />
                  )
              : undefined
          }
        />
        <ProductDetails product={product} sku={variant?.sku ?? product.sku} />
      </article>
      <ProductMore product={product} variant={variant} ref={more} />
    </div>
  );
}

interface ProductHeadProps {
  product: ProductDetail;
  facts: ReturnType<typeof factLine>;
  onReviews: () => void;
}

function ProductHead({ product, facts, onReviews }: ProductHeadProps) {
  const text = useText();
  return (
    <header className="product-head">
      {product.brand && (
        <p className="product-brand">
          <BrandName product={product} />
        </p>
      )}
      <h1 className="product-name" part="title">
        {unbroken(product.name)}
      </h1>
      {facts.length > 0 && (
        <ul className="product-line">
          {facts.map(({ words, isPrice }) => (
            <li key={words} translate={isPrice ? 'no' : undefined}>
              {words}
            </li>
          ))}
        </ul>
      )}
      {product.reviewCount > 0 && product.rating > 0 && (
        <button
          type="button"
          className="product-rating"
          aria-label={text('catalog.readReviews', {
            n: product.reviewCount,
            value: (product.rating / 20).toFixed(1),
          })}
          onClick={onReviews}
        >
          <span aria-hidden="true">
            <Rating value={product.rating} count={product.reviewCount} />
          </span>
        </button>
      )}
    </header>
  );
}
