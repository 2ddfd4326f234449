// Beside the links of a submenu: the first products of its shelf, and its brands. What does not come leaves its room.
import '../../words/catalogue/menu-goods';
import { useText } from '../../words/use-text';
import { brandPath } from '../../catalog/brand-names/brands';
import type { MenuCategory } from '../../catalog/menu/menu-tree';
import type { ProductSummary } from '../../catalog/product';
import { shortName } from '../../catalog/product-rules';
import { unbroken } from '../../catalog/unbroken';
import { useLive } from '../../catalog/use-live';
import { Picture } from '../../ui/picture/Picture';
import { Price } from '../../ui/price/Price';
import priceCss from '../../ui/price/price.css?inline';
import { useElementId } from '../../ui/use-element-id';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { createMenuGoods } from './menu-goods';
import goodsCss from './menu-goods.css?inline';

const styles = [priceCss, goodsCss];

export interface MenuGoodsProps {
  category: MenuCategory;
  /** Of its links. */
  tabIndex: number | undefined;
  onFollowed: () => void;
}

export function MenuGoods({ category: { uid, name }, tabIndex, onFollowed }: MenuGoodsProps) {
  useStyles(styles);
  const text = useText();
  const id = useElementId();
  const { routing } = useStorefront();
  const goods = useLive((storefront) => createMenuGoods(storefront, uid), uid).value;
  const products = goods?.products.value ?? [];
  const brands = goods?.brands.value ?? [];
  const link = { tabIndex, onClick: onFollowed };
  return (
    <div className="menu-goods">
      {products.length > 0 && (
        <div>
          <p className="menu-goods-title" id={`${id}goods`}>
            {text('navigation.goods', { name })}
          </p>
          <ul className="menu-goods-list" aria-labelledby={`${id}goods`}>
            {products.map((product) => (
              <li key={product.uid}>
                <a className="menu-goods-link" href={routing.href(`/${product.path}`)} {...link}>
                  <Product product={product} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {brands.length > 1 && (
        <div className="menu-goods-brands">
          <p className="menu-goods-title" id={id}>
            {text('navigation.brands')}
          </p>
          <ul aria-labelledby={id}>
            {brands.map((brand) => (
              <li key={brand.id}>
                <a className="mega-menu-link" href={routing.href(brandPath(brand))} {...link}>
                  {brand.name}
                </a>
              </li>
            ))}
            <li>
              <a className="mega-menu-link menu-goods-all" href={routing.href('/brands')} {...link}>
                {text('navigation.allBrands')}
              </a>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}

function Product({ product: { name, image, offer, isPriceHidden } }: { product: ProductSummary }) {
  return (
    <>
      <Picture src={image?.url} alt="" widths={[160, 320, 640]} sizes="180px" />
      <span className="menu-goods-name">{unbroken(shortName(name))}</span>
      {(offer || isPriceHidden) && (
        <Price
          final={isPriceHidden ? undefined : offer?.final}
          regular={offer?.regular}
          from={offer?.isFrom}
          size="small"
          saving={false}
        />
      )}
    </>
  );
}
