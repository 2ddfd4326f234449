// The main navigation on wide screens: top-level categories, and the submenu of the one that is open. Submenus come late.
import { useRef } from 'react';
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useElementId } from '../../ui/use-element-id';
import { useStorefront } from '../../use-storefront';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { useNextPress } from '../../late/use-next-press';
import { createNavigation } from '../state';
import { useSubmenu, type LateSubmenu } from './use-submenu';

const Panel = latePart(async () => {
  const { MegaMenuPanel, pressKey } = await import('./submenu');
  late.press = pressKey;
  return { default: MegaMenuPanel };
});
const late: LateSubmenu = { ready: Panel.preload };

export function MegaMenu() {
  const text = useText();
  const id = useElementId();
  const storefront = useStorefront();
  const { categories } = storefront.feature(createNavigation);
  const navRef = useRef<HTMLElement>(null);
  const submenu = useSubmenu(navRef, late);
  useNextPress(Panel);
  const here = storefront.routing.url.value.pathname;

  return (
    <nav
      className="mega-menu"
      part="mega-menu"
      aria-label={text('navigation.main')}
      ref={navRef}
      {...Panel.intent}
      {...submenu.nav}
    >
      <ul className="mega-menu-bar">
        {(categories.value ?? []).map((category) => {
          const hasChildren = category.children.length > 0;
          const isOpen = hasChildren && submenu.open === category.uid;
          const href = storefront.routing.href(category.path);
          return (
            <li
              key={category.uid}
              className="mega-menu-item"
              data-open={isOpen || undefined}
              {...submenu.item(category.uid, hasChildren)}
            >
              <a
                className="mega-menu-top"
                part="mega-menu-link"
                href={href}
                data-uid={category.uid}
                aria-current={new URL(href).pathname === here ? 'page' : undefined}
                aria-expanded={hasChildren ? isOpen : undefined}
                aria-controls={isOpen ? `${id}-${category.uid}` : undefined}
                {...submenu.top(category.uid, hasChildren)}
              >
                {category.name}
              </a>
              {hasChildren && (
                // For fingers and screen readers; the link has the keys.
                <button
                  type="button"
                  className="mega-menu-toggle"
                  tabIndex={-1}
                  aria-label={text('navigation.submenu', { name: category.name })}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-${category.uid}` : undefined}
                  onClick={submenu.toggle(category.uid)}
                >
                  <Icon name="chevron-down" />
                </button>
              )}
              {isOpen && (
                <Panel id={`${id}-${category.uid}`} category={category} onFollowed={submenu.close} />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
