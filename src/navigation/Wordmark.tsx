// The name of the shop as its text mark, a link home.
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';
import { createNavigation } from './state';
import { nameLines } from './name-lines';

/** `name` stands in for the store's own. */
export function Wordmark({ name }: { name?: string }) {
  const text = useText();
  const { routing, feature } = useStorefront();
  const { storeName, error } = feature(createNavigation);
  const store = name || storeName.value;
  // No name yet: room is kept, and nothing is shown that would change.
  if (!store && !error.value) return <span className="wordmark" />;
  const [lead, rest] = nameLines(store || text('navigation.home'));
  return (
    <a
      className="wordmark"
      part="wordmark"
      href={routing.href('/')}
      aria-label={store ? text('navigation.logo', { store }) : undefined}
    >
      <span className="wordmark-lead">{lead}</span> {rest && <span className="wordmark-rest">{rest}</span>}
    </a>
  );
}
