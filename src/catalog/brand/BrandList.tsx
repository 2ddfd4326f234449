// All brands of the shop, by first letter.
import { useText } from '../../words/use-text';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { useStyles } from '../../ui/use-styles';
import { BrandLink } from './BrandLink';
import type { Brand } from '../brand-names/brands';
import { byLetter } from './by-letter';
import listCss from './brand-list.css?inline';

const styles = [listCss];

export function BrandList({ brands }: { brands: readonly Brand[] }) {
  useStyles(styles);
  const text = useText();
  if (brands.length === 0)
    return <EmptyState title={text('catalog.brands')} message={text('catalog.noBrands')} level={1} />;
  return (
    <>
      <header className="category-head">
        <h1 className="category-title" part="title">
          {text('catalog.brands')}
        </h1>
        <p className="category-words">{text('catalog.brandsMessage')}</p>
      </header>
      <div className="brand-letters">
        {byLetter(brands).map(([letter, group]) => (
          <section key={letter} aria-label={letter}>
            <h2 className="brand-letter">{letter}</h2>
            <ul className="brand-links">
              {group.map((brand) => (
                <li key={brand.id}>
                  <BrandLink brand={brand} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
