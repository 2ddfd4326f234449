// The pages of editors. DESIGN 6 names no budget for them: they keep to that of other pages.
import type { Page } from 'playwright';
import { wholePage, type Budget } from './budget';

const page = (area: string, path: string, stands: (page: Page) => Promise<void>): Budget => ({
  ...wholePage,
  area,
  async visit(tab, { shopUrl }) {
    await tab.goto(shopUrl + path);
    await stands(tab);
  },
});

export const contentBudgets: readonly Budget[] = [
  page('home page', '/', (tab) =>
    tab.locator('airside-home').getByRole('heading', { name: 'Premium brands' }).waitFor(),
  ),
  page('CMS page', '/pages/about-us', (tab) =>
    tab.locator('airside-cms-page').getByRole('heading', { name: 'What you can rely on' }).waitFor(),
  ),
  page('contact page', '/contact-us', (tab) => tab.locator('airside-contact textarea').waitFor()),
  page('events page', '/events', (tab) =>
    tab.locator('airside-events').getByRole('heading', { name: 'Past events' }).waitFor(),
  ),
  page('event page', '/event/1', (tab) =>
    tab.locator('airside-event').getByRole('heading', { name: 'An evening on Islay' }).waitFor(),
  ),
];
