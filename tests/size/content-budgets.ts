// The pages of editors, whose HTML is cleaned in the browser.
import type { Page } from 'playwright';
import { wholePage, type Budget } from './budget';

const page = (
  area: string,
  path: string,
  stands: (page: Page) => Promise<void>,
  kib: number = wholePage.kib,
): Budget => ({
  ...wholePage,
  kib,
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
  page('contact page', '/contact-us', (tab) => tab.locator('airside-contact textarea').waitFor(), 111),
  page('events page', '/events', (tab) =>
    tab.locator('airside-events').getByRole('heading', { name: 'Past events' }).waitFor(),
  ),
  page('event page', '/event/1', (tab) =>
    tab.locator('airside-event').getByRole('heading', { name: 'An evening on Islay' }).waitFor(),
  ),
];
