// Where this page stands in the shop.
import '../../words/catalogue/breadcrumbs';
import { useText } from '../../words/use-text';

export interface BreadcrumbsProps {
  items: readonly { label: string; href: string }[];
  /** The page itself; not a link. */
  current: string;
}

export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const text = useText();
  return (
    <nav className="breadcrumbs" part="breadcrumbs" aria-label={text('ui.breadcrumbs')}>
      <ol>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href}>{item.label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
