// The menu on narrow screens: one level at a time with a way back, the account, store and currency (behaviour 2.4).
import '../../words/catalogue/menus';
import '../../words/catalogue/navigation';
import { useEffect, useState } from 'react';
import type { MessageKey } from '../../words/text';
import { useText } from '../../words/use-text';
import { CurrencySwitcher } from '../../store-view/CurrencySwitcher';
import { StoreSwitcher } from '../../store-view/StoreSwitcher';
import { useStorefront } from '../../use-storefront';
import { Drawer } from '../../ui/dialog/Drawer';
import { IconButton } from '../../ui/icon/IconButton';
import { useStyles } from '../../ui/use-styles';
import menuCss from './drawer-menu.css?inline';
import {
  drawerAfterSession,
  drawerBack,
  drawerEnter,
  drawerShow,
  drawerStart,
  type DrawerPlace,
  type DrawerView,
} from './drawer-place';
import { DrawerAccount } from './DrawerAccount';
import { DrawerFoot } from './DrawerFoot';
import { DrawerMenu } from './DrawerMenu';
import { createNavigation } from '../state';
import type { MenuCategory } from '../../catalog/menu/menu-tree';
import { useDrawerFocus } from './use-drawer-focus';

const styles = [menuCss];

const titles: Record<DrawerView, MessageKey> = {
  MENU: 'navigation.menu',
  SIGN_IN: 'navigation.signIn',
  CREATE_ACCOUNT: 'navigation.createAccount',
  FORGOT_PASSWORD: 'navigation.forgotPassword',
  MY_ACCOUNT: 'navigation.account',
};

export interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  useStyles(styles);
  const text = useText();
  const { app, user, feature } = useStorefront();
  const { categories } = feature(createNavigation);
  const [stored, setPlace] = useState(drawerStart);
  const isSignedIn = user.isSignedIn.value;
  const place = drawerAfterSession(stored, isSignedIn);
  const { lockScroll } = app;

  useEffect(() => (open ? lockScroll() : undefined), [open, lockScroll]);
  const { bodyRef, focusNext } = useDrawerFocus(open, isSignedIn);

  const level = levelOf(place, categories.value ?? []);
  const title = place.view === 'MENU' && level.parent ? level.parent.name : text(titles[place.view]);

  const go = (next: DrawerPlace, focus = '') => {
    focusNext(focus);
    setPlace(next);
  };
  const close = () => {
    onClose();
    setPlace(drawerStart);
  };
  const back = () => {
    const previous = drawerBack(place);
    if (!previous) return close();
    const isUp = previous.trail.length < place.trail.length;
    go(previous, isUp ? (place.trail.at(-1) ?? '') : previous.view === 'MENU' ? 'account' : '');
  };
  const show = (view: DrawerView) => go(drawerShow(place, view, isSignedIn));
  const isAtTop = place.view === 'MENU' && !level.parent;

  return (
    <Drawer
      open={open}
      onClose={close}
      side="start"
      label={title}
      lead={!isAtTop && <IconButton label={text('navigation.back')} icon="chevron-left" onClick={back} />}
      footer={
        isAtTop && (
          <div className="drawer-choices">
            <StoreSwitcher />
            <CurrencySwitcher />
          </div>
        )
      }
    >
      <div ref={bodyRef} className="drawer-view">
        {place.view === 'MENU' ? (
          <DrawerMenu
            label={title}
            {...level}
            onEnter={(uid) => go(drawerEnter(place, uid))}
            onFollowed={close}
          />
        ) : (
          <DrawerAccount view={place.view} onShow={show} onFollowed={close} />
        )}
        {isAtTop && <DrawerFoot onAccount={() => show('MY_ACCOUNT')} onFollowed={close} />}
      </div>
    </Drawer>
  );
}

/** The level that the trail leads to, as far as the menu has it. */
function levelOf({ trail }: DrawerPlace, top: readonly MenuCategory[]) {
  return trail.reduce<{ parent?: MenuCategory; entries: readonly MenuCategory[] }>(
    (level, uid) => {
      const parent = level.entries.find((entry) => entry.uid === uid);
      return parent ? { parent, entries: parent.children } : level;
    },
    { entries: top },
  );
}
