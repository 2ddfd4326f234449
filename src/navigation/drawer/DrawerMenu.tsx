// One level of the menu in the navigation drawer.
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { classNames } from '../../ui/class-names';
import { Skeleton } from '../../ui/Skeleton';
import { createNavigation } from '../state';
import type { MenuCategory } from '../../catalog/menu/menu-tree';

export interface DrawerMenuProps {
  /** Of the level, for assistive technology. */
  label: string;
  /** undefined at the top. */
  parent?: MenuCategory;
  entries: readonly MenuCategory[];
  onEnter: (uid: string) => void;
  /** A link was followed. */
  onFollowed: () => void;
}

export function DrawerMenu({ label, parent, entries, onEnter, onFollowed }: DrawerMenuProps) {
  const text = useText();
  const { routing, feature } = useStorefront();
  const { categories, error, reload } = feature(createNavigation);
  if (error.value && !categories.value) {
    return (
      <Alert tone="error">
        <p>{text('navigation.menuFailed')}</p>
        <Button variant="quiet" size="small" onClick={reload}>
          {text('navigation.tryAgain')}
        </Button>
      </Alert>
    );
  }
  if (!categories.value) return <Skeleton lines={6} />;
  return (
    <nav
      aria-label={label}
      key={parent?.uid ?? ''}
      className={classNames('drawer-menu', !parent && 'drawer-top')}
    >
      <ul>
        {parent && (
          <li>
            <a className="drawer-link drawer-all" href={routing.href(parent.path)} onClick={onFollowed}>
              {text('navigation.seeAll', { name: parent.name })}
            </a>
          </li>
        )}
        {entries.map((entry) => (
          <li key={entry.uid} className="drawer-entry">
            {entry.children.length > 0 ? (
              <button
                type="button"
                className="drawer-link"
                data-uid={entry.uid}
                onClick={() => onEnter(entry.uid)}
              >
                <span>{entry.name}</span>
                <Icon name="chevron-right" />
              </button>
            ) : (
              <a className="drawer-link" href={routing.href(entry.path)} onClick={onFollowed}>
                {entry.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
