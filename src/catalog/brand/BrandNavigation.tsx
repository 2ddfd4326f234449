// The way from one brand to the others.
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { BrandLink } from './BrandLink';
import { mainBrands, type Brand } from '../brand-names/brands';

/** On a narrow screen the brands are one line, pushed to where this one is. */
function showCurrent(list: HTMLUListElement | null): void {
  const link = list?.querySelector<HTMLElement>('[aria-current]');
  if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}

/** About what a column beside the film of a brand has room for. */
const most = 7;

export function BrandNavigation({ brands, shown }: { brands: readonly Brand[]; shown: Brand }) {
  const { routing } = useStorefront();
  const text = useText();
  return (
    <nav className="brand-navigation" part="navigation" aria-label={text('catalog.brands')}>
      <p className="brand-navigation-title" aria-hidden="true">
        {text('catalog.brands')}
      </p>
      <ul className="brand-links" ref={showCurrent}>
        {mainBrands(brands, shown, most).map((brand) => (
          <li key={brand.id}>
            <BrandLink brand={brand} isShown={brand.id === shown.id} />
          </li>
        ))}
        <li>
          <a className="brand-all" href={routing.href('/brands')}>
            {text('catalog.allBrands', { n: brands.length })}
          </a>
        </li>
      </ul>
    </nav>
  );
}
