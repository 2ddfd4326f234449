// An open submenu: the entries in columns of ten, and a group for each entry that has entries of its own.
import '../../words/catalogue/navigation';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { Icon } from '../../ui/icon/Icon';
import { useStyles } from '../../ui/use-styles';
import { menuColumns } from './menu-columns';
import panelCss from './mega-menu-panel.css?inline';
import { byPosition, type MenuCategory } from '../../catalog/menu/menu-tree';

const styles = [panelCss];

export interface MegaMenuPanelProps {
  id: string;
  category: MenuCategory;
  /** A link was followed. */
  onFollowed: () => void;
}

export function MegaMenuPanel({ id, category, onFollowed }: MegaMenuPanelProps) {
  useStyles(styles);
  const text = useText();
  const { routing } = useStorefront();
  const groups = category.children.filter((child) => child.children.length > 0);
  const link = (target: MenuCategory, className: string) => (
    <a className={className} href={routing.href(target.path)} onClick={onFollowed}>
      {target.name}
    </a>
  );
  const column = (entries: readonly MenuCategory[], key: string) => (
    <ul key={key} className="mega-menu-column">
      {entries.map((entry) => (
        <li key={entry.uid}>{link(entry, 'mega-menu-link')}</li>
      ))}
    </ul>
  );

  return (
    <div className="mega-menu-panel" part="mega-menu-panel" id={id}>
      <div className="mega-menu-inner">
        <p className="mega-menu-lead">
          <span className="mega-menu-title">{category.name}</span>
          <a className="mega-menu-all" href={routing.href(category.path)} onClick={onFollowed}>
            <span>{text('navigation.seeAll', { name: category.name })}</span>
            <Icon name="arrow-right" />
          </a>
        </p>
        <div className="mega-menu-columns">
          <div className="mega-menu-entries">
            {menuColumns(category.children).map((entries, index) => column(entries, `column-${index}`))}
          </div>
          {groups.length > 0 && (
            <div className="mega-menu-groups">
              {groups.map((group) => (
                <section key={group.uid} className="mega-menu-group" aria-label={group.name}>
                  <p className="mega-menu-group-title">{group.name}</p>
                  {column(byPosition(group.children), group.uid)}
                </section>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
