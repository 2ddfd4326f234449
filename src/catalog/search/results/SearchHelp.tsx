// Ways on where a search has nothing to show: the shop's categories, and what others buy. Not there when it does not load.
import '../../../words/catalogue/catalog';
import '../../../words/catalogue/search-help';
import { useText } from '../../../words/use-text';
import { useElementId } from '../../../ui/use-element-id';
import { useStyles } from '../../../ui/use-styles';
import { useStorefront } from '../../../use-storefront';
import { ProductGrid } from '../../card/ProductGrid';
import { useLive } from '../../use-live';
import { createSearchHelp } from './help';
import searchHelp from './search-help.css?inline';

const styles = [searchHelp];

export function SearchHelp() {
  useStyles(styles);
  const { routing, user } = useStorefront();
  const text = useText();
  const id = useElementId();
  const help = useLive(createSearchHelp, '').value;
  const found = help?.data.value;
  if (help?.error.value && !found) return null;
  if (!found) return <div className="search-help" />;
  const { categories, products } = found;
  const seen = categories.filter(
    ({ path, isEmployeeRestricted }) => path && (!isEmployeeRestricted || user.isEmployee.value),
  );
  return (
    <div className="search-help">
      <nav className="category-children search-help-categories" aria-labelledby={`${id}c`}>
        <h2 className="search-help-title" id={`${id}c`}>
          {text('search.categories')}
        </h2>
        <ul>
          {seen.map(({ uid, name, path }) => (
            <li key={uid}>
              <a href={routing.href(`/${path}`)}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {products.length > 0 && (
        <section className="shelf" aria-labelledby={`${id}p`}>
          <h2 className="search-help-title" id={`${id}p`}>
            {text('search.products')}
          </h2>
          <ProductGrid
            list={{ id: 'search-help', name: text('search.products') }}
            products={products}
            expected={products.length}
          />
        </section>
      )}
    </div>
  );
}
