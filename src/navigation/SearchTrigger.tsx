// The way to the search, with or without its word.
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';
import { Icon } from '../ui/Icon';

export function SearchTrigger() {
  const text = useText();
  const { routing } = useStorefront();
  return (
    <a className="search-trigger" part="search-trigger" href={routing.href('/search.html')}>
      <Icon name="search" />
      <span className="search-trigger-word">{text('navigation.search')}</span>
    </a>
  );
}
