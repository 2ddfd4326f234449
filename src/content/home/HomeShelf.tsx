// Products on the home page: the new ones, or whatever the shop has where it marks none as new.
import '../../words/catalogue/content';
import { ProductGrid } from '../../catalog/card/ProductGrid';
import { ProductList } from '../../catalog/shelf/ProductList';
import { createShelf } from '../../catalog/shelf/create-shelf';
import { useLive } from '../../catalog/use-live';
import { useText } from '../../words/use-text';
import { useElementId } from '../../ui/use-element-id';

const limit = 6;

export function HomeShelf() {
  const text = useText();
  const id = useElementId();
  const shelf = useLive((storefront) => createShelf(storefront, { kind: 'new', limit }), 'new').value;
  const products = shelf?.products.value;

  // The home page has more to show; a shelf that failed is simply not there.
  if (shelf?.error.value && !products) return null;
  return (
    <div className="home-section">
      {products?.length === 0 ? (
        <ProductList title={text('content.onTheShelf')} limit={limit} />
      ) : (
        <section className="shelf" part="shelf" aria-labelledby={id}>
          <h2 className="content-title" id={id}>
            {text('content.newArrivals')}
          </h2>
          <ProductGrid
            list={{ id: 'new', name: text('content.newArrivals') }}
            products={products}
            expected={limit}
          />
        </section>
      )}
    </div>
  );
}
