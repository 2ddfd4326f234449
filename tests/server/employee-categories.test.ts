// @vitest-environment node
// Categories for employees in front of a Magento that answers them to everybody, with a mark (behaviour 6).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { run } from '../../demo-host/backend/database';
import { saveSetting } from '../../demo-host/backend/settings';
import { createPageRenderer } from '../../server/pages';
import { testBackend, testOrigin, type TestBackend } from '../support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
  saveSetting(backend.db, 'airside/catalog/restrict_categories', 0);
});
afterAll(() => backend?.close());
beforeEach(() => run(backend.db, 'UPDATE category SET is_employee_restricted = 0, include_in_menu = 1'));

async function textOf(path: string): Promise<string> {
  const render = createPageRenderer({ shopUrl: testOrigin, fetch: (request) => backend.handle(request) });
  const page = await render(new Request(testOrigin + path, { headers: { accept: 'text/html' } }));
  expect([path, page.status]).toEqual([path, 200]);
  return page.text();
}

const change = (path: string, column: string, value: number) =>
  run(backend.db, `UPDATE category SET ${column} = ? WHERE url_path = ?`, value, path);

const pages = ['/', '/spirits.html', '/food.html', '/sitemap-places.xml'];
const texts = async () => (await Promise.all(pages.map(textOf))).join('\n');

it('one stands in no list and no sitemap', async () => {
  expect(await texts()).toContain('/food/seasonal.html');
  change('food/seasonal', 'is_employee_restricted', 1);
  expect(await texts()).not.toContain('/food/seasonal.html');
});

it('nor does what is below it, and no menu has it', async () => {
  const text = async () => (await Promise.all(['/contact-us', '/sitemap-places.xml'].map(textOf))).join('\n');
  expect(await text()).toContain('/food/seasonal.html');
  change('food', 'is_employee_restricted', 1);
  expect(await text()).not.toContain('/food');
});

it('a list has what the menu has, where the menu leaves out anything', async () => {
  expect(await textOf('/food.html')).toContain('/food/seasonal.html');
  change('food/seasonal', 'include_in_menu', 0);
  expect(await textOf('/food.html')).not.toContain('/food/seasonal.html');
  expect(await textOf('/sitemap-places.xml')).toContain('/food/seasonal.html');
});
