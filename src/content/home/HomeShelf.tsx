// Products on the home page: the new ones, or whatever the shop has where it marks none as new.
import '../../words/catalogue/content';
import { ProductGrid } from '../../catalog/card/ProductGrid';
import { ProductList } from '../../catalog/shelf/ProductList';
import { createShelf } from '../../catalog/shelf/create-shelf';
import { useLive } from '../../catalog/use-live';
import { useText } from '../../words/use-text';
import { useElementId } from '../../ui/use-element-id';

/** One row on a wide screen, two on a narrow one. A card is 325 px wide there: the picture of 320 is sharp enough, the next one twice as wide. */
export const homeShelf = {
  limit: 4,
  sizes: '(width < 640px) calc(50vw - 28px), (width < 1440px) calc(25vw - 35px), 320px',
};

export function HomeShelf() {
  const text = useText();
  const id = useElementId();
  const shelf = useLive(
    (storefront) => createShelf(storefront, { kind: 'new', limit: homeShelf.limit }),
    'new',
  ).value;
  const products = shelf?.products.value;

  // The home page has more to show; a shelf that failed is simply not there.
  if (shelf?.error.value && !products) return null;
  return (
    <div className="home-section">
      {products?.length === 0 ? (
        <ProductList title={text('content.onTheShelf')} {...homeShelf} />
      ) : (
        <section className="shelf" part="shelf" aria-labelledby={id}>
          <h2 className="content-title" id={id}>
            {text('content.newArrivals')}
          </h2>
          <ProductGrid
            list={{ id: 'new', name: text('content.newArrivals') }}
            products={products}
            expected={homeShelf.limit}
            sizes={homeShelf.sizes}
          />
        </section>
      )}
    </div>
  );
}
