// Says that another spelling is shown than was typed, and leads back to that one.
import { useText } from '../../../words/use-text';
import { useStorefront } from '../../../use-storefront';
import { literalPath } from '../search-query';

export function SearchedFor({ query, shown }: { query: string; shown: string }) {
  const { routing } = useStorefront();
  const text = useText();
  return (
    <p className="search-instead">
      <span>{text('search.showing', { query: shown })}</span>{' '}
      <a href={routing.href(literalPath(query))}>{text('search.instead', { query })}</a>
    </p>
  );
}
