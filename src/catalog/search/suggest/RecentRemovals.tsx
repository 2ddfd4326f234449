// What takes recent searches away again: a button beside each of them, as an option of a list may hold none.
import { useText } from '../../../words/use-text';
import { IconButton } from '../../../ui/icon/IconButton';

export interface RecentRemovalsProps {
  queries: readonly string[];
  onForget: (query: string) => void;
}

export function RecentRemovals({ queries, onForget }: RecentRemovalsProps) {
  const text = useText();
  return (
    <ul className="search-removals">
      {queries.map((query) => (
        <li key={query}>
          <IconButton icon="close" label={text('search.forget', { query })} onClick={() => onForget(query)} />
        </li>
      ))}
    </ul>
  );
}
