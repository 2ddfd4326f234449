// What buttons of the header open before any script, and without one: the menu of narrow screens, and a search. The header is
// taken over once they are closed (elements/kit/takeover/takeover.ts).
import { createElement as create, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MenuCategory } from '../../src/catalog/menu/menu-tree';
import { createNavigation } from '../../src/navigation/state';
import type { Storefront } from '../../src/storefront';
import '../../src/words/catalogue/menus';
import '../../src/words/catalogue/navigation';
import '../../src/words/catalogue/ui';
import sheet from './dialogs.css?inline';
import type { WithSheet } from './inline-styles';

/** As the header draws them. */
const buttons = {
  menu: /<button(?=[^>]* class="icon-button")(?=[^>]* aria-haspopup="dialog")/g,
  search: /<button(?=[^>]* class="search-trigger")/g,
};

/** With more, every page would be heavier by what few open: then the menu has its first level. */
const mostLinks = 100;

/** `header`: as it was drawn; the enclosed one of a checkout has no such buttons. */
export function withDialogs(header: WithSheet, storefront: Storefront): WithSheet {
  const parts = { menu: menu(storefront), search: search(storefront) };
  return Object.entries(parts).reduce(opening, header);
}

function opening(header: WithSheet, [name, dialog]: [string, ReactNode]): WithSheet {
  const button = buttons[name as keyof typeof buttons];
  if (!dialog || header.html.search(button) < 0) return header;
  const opens = `<button command="show-modal" commandfor="served-${name}"`;
  return {
    html: header.html.replace(button, opens) + renderToStaticMarkup(dialog),
    sheet: header.sheet.includes(sheet) ? header.sheet : header.sheet + sheet,
  };
}

function menu({ text, feature, routing }: Storefront): ReactNode {
  const top = feature(createNavigation).categories.value ?? [];
  const links = top.reduce((sum, { children }) => sum + 1 + children.length, 0);
  const link = (label: string, path: string) => create('a', { href: routing.href(path) }, label);
  const entry = ({ name, path, children }: MenuCategory) =>
    children.length > 0 && links <= mostLinks
      ? create(
          'details',
          {},
          create('summary', {}, name),
          list([
            link(text('navigation.seeAll', { name }), path),
            ...children.map((child) => link(child.name, child.path)),
          ]),
        )
      : link(name, path);
  return (
    top.length > 0 &&
    dialog(
      'menu',
      text('navigation.menu'),
      create(
        'form',
        { method: 'dialog' },
        create('button', { className: 'button button-quiet' }, text('ui.close')),
      ),
      create('nav', { 'aria-label': text('navigation.menu') }, list(top.map(entry))),
    )
  );
}

const search = ({ text, routing }: Storefront): ReactNode =>
  dialog(
    'search',
    text('navigation.search'),
    create(
      'form',
      { role: 'search', action: routing.href('/search.html') },
      create('input', {
        className: 'search-start',
        type: 'search',
        name: 'query',
        required: true,
        'aria-label': text('navigation.search'),
      }),
    ),
  );

/** `closedby`: a press beside it closes it. */
const dialog = (name: string, label: string, ...children: ReactNode[]): ReactNode =>
  create(
    'dialog',
    { id: `served-${name}`, className: `served-${name}`, 'aria-label': label, closedby: 'any' } as object,
    ...children,
  );

const list = (entries: readonly ReactNode[]): ReactNode =>
  create('ul', {}, ...entries.map((entry) => create('li', {}, entry)));
