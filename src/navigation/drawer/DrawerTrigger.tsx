// The button that opens the menu of narrow screens. The drawer itself comes when it is wanted.
import { useEffect, useState } from 'react';
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useElementId } from '../../ui/use-element-id';
import { useStorefront } from '../../use-storefront';
import { IconButton } from '../../ui/icon/IconButton';
import { latePart } from '../../late/late-part';
import { useNextPress } from '../../late/use-next-press';

const Drawer = latePart(async () => ({ default: (await import('./NavigationDrawer')).NavigationDrawer }));

export function DrawerTrigger() {
  const text = useText();
  const { app, routing } = useStorefront();
  const { pathname } = routing.url.value;
  // One overlay per page: the app's drawer slot says whose it is.
  const name = `nav${useElementId()}`;
  const open = app.drawer.value === name;
  useNextPress(Drawer);
  // Once drawn it stays, so that it can slide out.
  const [isDrawn, setDrawn] = useState(false);
  if (open && !isDrawn) setDrawn(true);
  useEffect(
    () => () => {
      if (app.drawer.peek() === name) app.closeDrawer();
    },
    [app, name, pathname],
  );
  return (
    <>
      <IconButton
        label={text('navigation.openMenu')}
        icon="menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...Drawer.intent}
        onClick={() => app.toggleDrawer(name)}
      />
      {isDrawn && <Drawer open={open} onClose={app.closeDrawer} />}
    </>
  );
}
