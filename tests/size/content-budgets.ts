// The pages of editors. DESIGN 6 names no budget for them: each is held at what it needs.
import type { Page } from 'playwright';
import { wholePage, type Budget } from './budget';

const page = (area: string, kib: number, path: string, stands: (page: Page) => Promise<void>): Budget => ({
  ...wholePage,
  area,
  kib,
  async visit(tab, { shopUrl }) {
    await tab.goto(shopUrl + path);
    await stands(tab);
  },
});

export const contentBudgets: readonly Budget[] = [
  page('home page', 112, '/', (tab) =>
    tab.locator('airside-home').getByRole('heading', { name: 'Premium brands' }).waitFor(),
  ),
  page('CMS page', 119, '/pages/about-us', (tab) =>
    tab.locator('airside-cms-page').getByRole('heading', { name: 'What you can rely on' }).waitFor(),
  ),
  page('contact page', 122.5, '/contact-us', (tab) => tab.locator('airside-contact textarea').waitFor()),
  page('events page', 105, '/events', (tab) =>
    tab.locator('airside-events').getByRole('heading', { name: 'Past events' }).waitFor(),
  ),
  page('event page', 120.5, '/event/1', (tab) =>
    tab.locator('airside-event').getByRole('heading', { name: 'An evening on Islay' }).waitFor(),
  ),
];
