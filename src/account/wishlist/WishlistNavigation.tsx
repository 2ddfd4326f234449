// The shopper's lists, where there are several.
import '../../words/catalogue/wishlist-lists';
import { useText } from '../../words/use-text';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { WishlistPageState } from './state';
import css from './wishlist-lists.css?inline';

const styles = [css];

export function WishlistNavigation({ wishlist }: { wishlist: WishlistPageState }) {
  useStyles(styles);
  const text = useText();
  const { routing } = useStorefront();
  const lists = wishlist.lists.value ?? [];
  const current = wishlist.list.value?.id;
  return (
    <nav className="wish-lists" aria-label={text('wishlist.lists')}>
      <ul className="wish-list-links">
        {lists.map(({ id, name, count }, index) => (
          <li key={id}>
            <a
              className="wish-list-link"
              href={routing.href(`/wishlist?list=${encodeURIComponent(id)}`)}
              aria-current={id === current ? 'page' : undefined}
            >
              {`${name || text('wishlist.listOf', { n: index + 1 })} (${count})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
