// The category tree, its filters, and what only employees see of it.
import { beforeAll, describe, expect, it } from 'vitest';
import { one, run } from '../../../demo-host/backend/database';
import { uid } from '../../../demo-host/backend/catalog/rows';
import { testBackend, type TestBackend } from '../../support/backend';

interface Node {
  uid: string;
  name: string;
  url_path: string | null;
  children_count: string;
  is_employee_restricted: number;
  products: { total_count: number };
  breadcrumbs: { category_url_path: string }[] | null;
  children: Node[];
}

let backend: TestBackend;
let employee: string;
beforeAll(async () => {
  backend = await testBackend();
  const { data } = await backend.graphql<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "erik@example.com", password: "Passw0rd!23") { token } }',
  );
  employee = data?.generateCustomerToken.token ?? '';
});

const menu = `{ categoryList(pageSize: 600) { uid name children { uid name url_path children_count is_employee_restricted
  children { uid name url_path is_employee_restricted children_count children { name url_path } } } } }`;

async function paths(token?: string): Promise<string[]> {
  const { data } = await backend.graphql<{ categoryList: Node[] }>(
    menu,
    {},
    token === undefined ? {} : { token },
  );
  const all = (nodes: Node[]): string[] =>
    nodes.flatMap((node) => [node.url_path ?? '', ...all(node.children ?? [])]);
  return all(data?.categoryList[0]?.children ?? []);
}

const idOf = (path: string) =>
  one<{ id: number }>(backend.db, 'SELECT id FROM category WHERE url_path = ?', path)?.id ?? 0;

describe('the menu', () => {
  it('has what the menu links are made of, on three tiers', async () => {
    const found = await paths();
    for (const path of ['home/about-us', 'retail-store/location', 'retail-store/store-events', 'retail-store/join-newsletter', 'diplomats/diplomatic-catalogue', 'diplomats/specials', 'diplomats/join-newsletter', 'diplomats/contact-us', 'diplomats/ordering', 'food/chocolate', 'spirits/whisky/single-malt'])
      expect(found).toContain(path); // oxfmt-ignore
  });

  it('keeps restricted categories from everybody but employees', async () => {
    const staff = ['diplomats/staff-offers', 'food/staff-pantry'];
    expect(await paths()).not.toEqual(expect.arrayContaining([staff[0]]));
    expect((await paths()).filter((path) => staff.includes(path))).toEqual([]);
    expect((await paths(employee)).filter((path) => staff.includes(path))).toEqual(staff);
  });

  it('shows a change at once', async () => {
    const id = idOf('gifts/cigars');
    run(backend.db, 'UPDATE category SET is_active = 0 WHERE id = ?', id);
    expect(await paths()).not.toContain('gifts/cigars');
    run(backend.db, 'UPDATE category SET is_active = 1 WHERE id = ?', id);
    expect(await paths()).toContain('gifts/cigars');
  });
});

describe('categories', () => {
  const byUid = (id: string, fields: string, token?: string) =>
    backend.graphql<{ categories: { items: Node[]; total_count: number } }>(
      `query($id: String!) { categories(filters: { category_uid: { in: [$id] } }) { items { ${fields} } } }`,
      { id },
      token === undefined ? {} : { token },
    );

  it('counts children only when they are asked for', async () => {
    const id = uid(idOf('spirits'));
    expect((await byUid(id, 'children_count')).data?.categories.items).toEqual([{ children_count: '0' }]);
    const [spirits] = (await byUid(id, 'children_count children { name }')).data?.categories.items ?? [];
    expect(spirits?.children_count).toBe('7');
    expect(spirits?.children).toHaveLength(7);
  });

  it('has breadcrumbs below the first tier and null on it', async () => {
    const fields = 'breadcrumbs { category_url_path }';
    expect((await byUid(uid(idOf('spirits')), fields)).data?.categories.items).toEqual([
      { breadcrumbs: null },
    ]);
    expect((await byUid(uid(idOf('spirits/whisky/blended')), fields)).data?.categories.items).toEqual([
      { breadcrumbs: [{ category_url_path: 'spirits' }, { category_url_path: 'spirits/whisky' }] },
    ]);
  });

  it.each([['nope'], ['OTk5OTk='], ['']])('finds nothing for the uid %j', async (id) => {
    const { data, errors } = await byUid(id, 'name');
    expect(errors).toBeUndefined();
    expect(data?.categories.items).toEqual([]);
  });

  it('finds a restricted category for employees only', async () => {
    const id = uid(idOf('diplomats/staff-offers'));
    expect((await byUid(id, 'name')).data?.categories.items).toEqual([]);
    const [found] = (await byUid(id, 'name products { total_count }', employee)).data?.categories.items ?? [];
    expect(found).toEqual({ name: 'Staff Offers', products: { total_count: 3 } });
  });

  it('refuses a page past the last', async () => {
    const { errors, data } = await backend.graphql(
      '{ categories(filters: {}, pageSize: 40, currentPage: 3) { items { name } } }',
    );
    expect(errors?.[0]?.message).toBe(
      'currentPage value 3 specified is greater than the 2 page(s) available.',
    );
    expect(data).toEqual({ categories: null });
  });

  it('wants three letters to match a name', async () => {
    const query =
      'query($match: String) { categories(filters: { name: { match: $match } }) { items { name } } }';
    expect((await backend.graphql(query, { match: 'gi' })).errors?.[0]?.message).toBe(
      'Invalid match filter. Minimum length is 3.',
    );
    const { data } = await backend.graphql(query, { match: 'cigar' });
    expect(data?.categories).toEqual({ items: [{ name: 'Cigars' }] });
  });
});
