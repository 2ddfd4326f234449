// All brands of the shop, by first letter.
import { useRef } from 'react';
import { useText } from '../../words/use-text';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { useStyles } from '../../ui/use-styles';
import { BrandLetters } from './BrandLetters';
import { BrandLink } from './BrandLink';
import type { Brand } from '../brand-names/brands';
import { byLetter } from './by-letter';
import listCss from './brand-list.css?inline';

const styles = [listCss];

/** So few are seen at a glance. */
const few = 12;

export function BrandList({ brands }: { brands: readonly Brand[] }) {
  useStyles(styles);
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  if (brands.length === 0)
    return <EmptyState title={text('catalog.brands')} message={text('catalog.noBrands')} level={1} />;
  const groups = byLetter(brands);
  const letters = groups.map(([letter]) => letter);
  /** The keys go on from there. */
  const toLetter = (letter: string) => {
    const heading = list.current?.children[letters.indexOf(letter)]?.querySelector('h2');
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <>
      <header className="category-head">
        <h1 className="category-title" part="title">
          {text('catalog.brands')}
        </h1>
        <p className="category-words">{text('catalog.brandsMessage')}</p>
      </header>
      {brands.length > few && <BrandLetters letters={letters} onLetter={toLetter} />}
      <div className="brand-letters" ref={list}>
        {groups.map(([letter, group]) => (
          <section key={letter} aria-label={letter}>
            <h2 className="brand-letter" tabIndex={-1}>
              {letter}
            </h2>
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
