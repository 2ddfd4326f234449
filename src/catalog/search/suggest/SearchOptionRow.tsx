// One line of the list below a search box. A real link: it can be opened in a new tab.
import type { MouseEvent } from 'react';
import { useText } from '../../../words/use-text';
import { Icon } from '../../../ui/icon/Icon';
import { Picture } from '../../../ui/picture/Picture';
import { Price } from '../../../ui/price/Price';
import { useStorefront } from '../../../use-storefront';
import { shortName } from '../../product-rules';
import { Highlighted } from './Highlighted';
import type { SearchOption } from './options';
import { searchPath } from '../search-query';

export interface SearchOptionRowProps {
  id: string;
  option: SearchOption;
  isActive: boolean;
  /** What stands in the field. */
  query: string;
  onPick: (option: SearchOption, event: MouseEvent) => void;
}

export function SearchOptionRow({ id, option, isActive, query, onPick }: SearchOptionRowProps) {
  const { routing } = useStorefront();
  return (
    <a
      className={`search-option search-option-${option.kind}`}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      href={routing.href(pathOf(option))}
      onClick={(event) => onPick(option, event)}
    >
      <OptionContent option={option} query={query} />
    </a>
  );
}

function pathOf(option: SearchOption): string {
  if ('product' in option) return `/${option.product.path}`;
  return 'place' in option ? option.place.path : searchPath(option.query);
}

const icons = { category: 'arrow-right', brand: 'bottle', page: 'arrow-right' } as const;

function OptionContent({ option, query }: Pick<SearchOptionRowProps, 'option' | 'query'>) {
  const text = useText();
  if ('place' in option) {
    const { kind, name, within } = option.place;
    return (
      <>
        <Icon name={icons[kind]} />
        <span className="search-option-text">
          <Highlighted text={shortName(name)} query={query} />
          {within && (
            <span className="search-option-within">{` ${text('search.within', { name: within })}`}</span>
          )}
        </span>
      </>
    );
  }
  if ('product' in option) {
    const { name, brand, image, offer, isPriceHidden } = option.product;
    return (
      <>
        <Picture src={image?.url} alt="" widths={[40, 80, 160]} sizes="48px" />
        <span className="search-option-text">
          {brand && <span className="search-option-maker">{`${brand} `}</span>}
          <span className="search-option-name">
            <Highlighted text={shortName(name)} query={query} />
          </span>
        </span>
        {(offer || isPriceHidden) && (
          <Price
            final={offer?.final}
            regular={offer?.regular}
            from={offer?.isFrom}
            size="small"
            saving={false}
          />
        )}
      </>
    );
  }
  if (option.kind === 'all')
    return (
      <>
        <span className="search-option-text">
          {text('search.seeAll', { n: option.total, query: option.query })}
        </span>
        <Icon name="arrow-right" />
      </>
    );
  return (
    <>
      <Icon name="search" />
      <span className="search-option-text">
        {option.kind === 'recent' ? <Highlighted text={option.query} query={query} /> : option.query}
      </span>
    </>
  );
}
