import { describe, expect, it } from 'vitest';
import { menuTree, walkMenu } from '../../../src/catalog/menu/menu-tree';

type Node = Parameters<typeof menuTree>[0][number];

function node(path: string, more: Partial<NonNullable<Node>> = {}): NonNullable<Node> {
  return {
    uid: `uid of ${path}`,
    name: path,
    position: 1,
    include_in_menu: 1,
    is_employee_restricted: 0,
    url_path: path,
    children: [],
    ...more,
  };
}

const guest = { suffix: '.html', isEmployee: false, hasEvents: true };
const names = (nodes: readonly Node[], rules = guest) =>
  [...walkMenu(menuTree(nodes, rules))].map(({ name }) => name);

describe('menuTree', () => {
  it('sorts each level by position', () => {
    const tree = menuTree(
      [
        node('food', {
          position: 2,
          children: [node('food/b', { position: 9 }), node('food/a', { position: 3 })],
        }),
        node('home', { position: 1 }),
      ],
      guest,
    );
    expect(tree.map(({ name }) => name)).toEqual(['home', 'food']);
    expect(tree[1]?.children.map(({ name }) => name)).toEqual(['food/a', 'food/b']);
  });

  it('leads to store events only where there are any', () => {
    const nodes = [node('retail-store', { children: [node('retail-store/store-events')] })];
    expect(names(nodes)).toEqual(['retail-store', 'retail-store/store-events']);
    expect(names(nodes, { ...guest, hasEvents: false })).toEqual(['retail-store']);
  });

  it('leads to a category of that name, events or none', () => {
    const rules = { ...guest, suffix: '', hasEvents: false };
    expect(names([node('events')], rules)).toEqual(['events']);
    expect(names([node('retail-store/store-events')], rules)).toEqual([]);
  });

  it('leaves out what is not for the menu, with everything below it', () => {
    expect(names([node('food', { include_in_menu: 0, children: [node('food/a')] }), node('home')])).toEqual([
      'home',
    ]);
  });

  it('behaviour 6: shows restricted categories to employees only', () => {
    const staff = [node('food', { children: [node('food/pantry', { is_employee_restricted: 1 })] })];
    expect(names(staff)).toEqual(['food']);
    expect(names(staff, { ...guest, isEmployee: true })).toEqual(['food', 'food/pantry']);
  });

  it('shows categories of a backend that knows neither restriction nor menu flag', () => {
    expect(names([node('food', { is_employee_restricted: null, include_in_menu: null })])).toEqual(['food']);
  });

  it('skips holes and categories without a path', () => {
    expect(names([null, node('x', { url_path: null }), node('food')])).toEqual(['food']);
  });

  it('knows the link and the listing of a category', () => {
    expect(menuTree([node('retail-store')], guest)[0]).toMatchObject({
      path: '/pages/retail-store',
      listing: '/retail-store.html',
    });
  });
});
