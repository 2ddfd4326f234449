// An open submenu: the entries in columns of ten lines, those of the third level below their own, and a look at the shelf.
import { useEffect, useEffectEvent, useState } from 'react';
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { latePart } from '../../late/late-part';
import { isFrugal } from '../../late/frugal';
import { Icon } from '../../ui/icon/Icon';
import { useMedia } from '../../ui/use-media';
import { useStyles } from '../../ui/use-styles';
import { menuColumns } from './menu-columns';
import panelCss from './mega-menu-panel.css?inline';
import { byPosition, type MenuCategory } from '../../catalog/menu/menu-tree';

const MenuGoods = latePart(
  async () => ({ default: (await import('./MenuGoods')).MenuGoods }),
  <div className="menu-goods" />,
);

const styles = [panelCss];
/** Beside the links there is room for more. */
const roomy = '(width >= 1240px)';

export interface MegaMenuPanelProps {
  id: string;
  category: MenuCategory;
  /** A link was followed, or the submenu is not wanted any more. */
  onFollowed: () => void;
}

export function MegaMenuPanel({ id, category, onFollowed }: MegaMenuPanelProps) {
  useStyles(styles);
  const text = useText();
  const { routing } = useStorefront();
  const isRoomy = useMedia(roomy);
  const [isEntered, setEntered] = useState(false);
  useEscape(onFollowed);
  // Tab passes the whole menu entry by entry of its bar; whoever goes down into a submenu walks through it.
  const tabIndex = isEntered ? undefined : -1;
  const link = (target: MenuCategory, className: string) => (
    <a className={className} href={routing.href(target.path)} tabIndex={tabIndex} onClick={onFollowed}>
      {target.name}
    </a>
  );

  return (
    <div
      className="mega-menu-panel"
      part="mega-menu-panel"
      id={id}
      onFocus={() => setEntered(true)}
      onBlur={({ relatedTarget, currentTarget }) => setEntered(currentTarget.contains(relatedTarget))}
    >
      <div className="mega-menu-inner">
        <p className="mega-menu-lead">
          <span className="mega-menu-title">{category.name}</span>
          <a
            className="mega-menu-all"
            href={routing.href(category.path)}
            tabIndex={tabIndex}
            onClick={onFollowed}
          >
            <span>{text('navigation.seeAll', { name: category.name })}</span>
            <Icon name="arrow-right" />
          </a>
        </p>
        <div className="mega-menu-entries">
          {menuColumns(category.children).map((entries, index) => (
            <ul key={index} className="mega-menu-column">
              {entries.map((entry) => (
                <li key={entry.uid}>
                  {link(entry, 'mega-menu-link')}
                  {entry.children.length > 0 && (
                    <ul className="mega-menu-below">
                      {byPosition(entry.children).map((below) => (
                        <li key={below.uid}>{link(below, 'mega-menu-link')}</li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          ))}
        </div>
        {isRoomy && category.path === category.listing && !isFrugal() && (
          <MenuGoods category={category} tabIndex={tabIndex} onFollowed={onFollowed} />
        )}
      </div>
    </div>
  );
}

/** Wherever the focus is: a submenu that a mouse has opened lies over what is read (WCAG 1.4.13). */
function useEscape(close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
