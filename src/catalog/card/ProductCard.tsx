// One product on a shelf. The whole card is one link; what stands in `children` lies above it.
import type { ReactNode } from 'react';
import '../../words/catalogue/catalog';
import { useText } from '../../words/use-text';
import { classNames } from '../../ui/class-names';
import { latePart } from '../../late/late-part';
import { Picture } from '../../ui/picture/Picture';
import { Price } from '../../ui/price/Price';
import { Rating } from '../../ui/Rating';
import { Tag } from '../../ui/Tag';
import { useStorefront } from '../../use-storefront';
import { useBrand } from '../brand-names/use-brand';
import { badges, shortName } from '../product-rules';
import { unbroken } from '../unbroken';
import type { ProductSummary } from '../product';
import { createPageIdle } from '../../late/page-idle';

const WishlistButton = latePart(async () => ({
  default: (await import('../wishlist/WishlistButton')).WishlistButton,
}));

export interface ProductCardProps {
  product: ProductSummary;
  /** Rank of the name among the headings. */
  level?: 2 | 3;
  /** In the first row: its picture is loaded at once. */
  priority?: boolean;
  /** Width of the picture, as in <img sizes>. */
  sizes?: string;
  /** Its link is followed. */
  onSelect?: () => void;
  children?: ReactNode;
}

export function ProductCard({
  product,
  level = 3,
  priority,
  sizes = '320px',
  onSelect,
  children,
}: ProductCardProps) {
  const { routing, feature } = useStorefront();
  const text = useText();
  const isIdle = feature(createPageIdle).value;
  const { name, image, offer, path } = product;
  const brand = useBrand(product);
  const Heading = `h${level}` as const;
  const short = shortName(name);
  const shown = unbroken(short);
  return (
    <article className={classNames('card', !product.inStock && 'card-sold-out')} part="card">
      <div className="card-media">
        <Picture src={image?.url} alt="" sizes={sizes} priority={priority} />
        <div className="card-badges">
          {badges(product).map((badge) => (
            <Tag key={badge} tone={badge === 'soldOut' ? 'quiet' : 'accent'}>
              {text(`catalog.${badge}`)}
            </Tag>
          ))}
        </div>
      </div>
      <div className="card-text">
        <p className="card-brand">{brand}</p>
        <Heading className="card-name" part="card-name">
          {path ? (
            <a
              className="card-link"
              href={routing.href(`/${path}`)}
              onClick={onSelect}
              aria-label={short === name ? undefined : name}
            >
              {shown}
            </a>
          ) : (
            shown
          )}
        </Heading>
        <div className="card-price">
          {offer || product.isPriceHidden ? (
            <Price final={offer?.final} regular={offer?.regular} from={offer?.isFrom} />
          ) : (
            <p className="card-no-price">{text('catalog.noPrice')}</p>
          )}
        </div>
        {product.rating > 0 && <Rating value={product.rating} count={product.reviewCount} />}
      </div>
      {isIdle && (
        <div className="card-like">
          <WishlistButton sku={product.sku} name={name} path={path} product={product} />
        </div>
      )}
      {children && <div className="card-action">{children}</div>}
    </article>
  );
}
