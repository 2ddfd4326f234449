// The menu on narrow screens: one level at a time, with a way back.
import { useEffect, useState } from 'react';
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Drawer } from '../ui/Drawer';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Skeleton } from '../ui/Skeleton';
import { useStyles } from '../ui/use-styles';
import menuCss from './drawer-menu.css?inline';
import { drawerBack, drawerEnter, drawerStart } from './drawer-place';
import { createNavigation } from './state';
import type { MenuCategory } from './menu-tree';

const styles = [menuCss];

export function NavigationDrawer() {
  useStyles(styles);
  const text = useText();
  const { app, routing, feature } = useStorefront();
  const { categories, error, reload } = feature(createNavigation);
  const [place, setPlace] = useState(drawerStart);
  const open = app.drawer.value === 'nav';
  const { lockScroll } = app;

  useEffect(() => (open ? lockScroll() : undefined), [open, lockScroll]);

  const opened = place.trail.reduce<{ parent?: MenuCategory; entries: readonly MenuCategory[] }>(
    (level, uid) => {
      const parent = level.entries.find((entry) => entry.uid === uid);
      return parent ? { parent, entries: parent.children } : level;
    },
    { entries: categories.value ?? [] },
  );
  const title = opened.parent?.name ?? text('navigation.menu');

  const close = () => {
    app.closeDrawer();
    setPlace(drawerStart);
  };
  const back = () => {
    const previous = drawerBack(place);
    if (previous) setPlace(previous);
    else close();
  };

  return (
    <Drawer
      open={open}
      onClose={close}
      side="start"
      label={title}
      lead={
        opened.parent && <IconButton label={text('navigation.back')} icon="chevron-left" onClick={back} />
      }
    >
      {error.value && !categories.value ? (
        <Alert tone="error">
          <p>{text('navigation.menuFailed')}</p>
          <Button variant="quiet" size="small" onClick={reload}>
            {text('navigation.tryAgain')}
          </Button>
        </Alert>
      ) : !categories.value ? (
        <Skeleton lines={6} />
      ) : (
        <nav aria-label={title} key={opened.parent?.uid ?? ''} className="drawer-menu">
          <ul>
            {opened.parent && (
              <li>
                <a className="drawer-link drawer-all" href={routing.href(opened.parent.path)} onClick={close}>
                  {text('navigation.seeAll', { name: opened.parent.name })}
                </a>
              </li>
            )}
            {opened.entries.map((entry) => (
              <li key={entry.uid} className="drawer-entry">
                {entry.children.length > 0 ? (
                  <button
                    type="button"
                    className="drawer-link"
                    onClick={() => setPlace(drawerEnter(place, entry.uid))}
                  >
                    {entry.name}
                    <Icon name="chevron-right" />
                  </button>
                ) : (
                  <a className="drawer-link" href={routing.href(entry.path)} onClick={close}>
                    {entry.name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Drawer>
  );
}
