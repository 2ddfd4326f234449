// The pages of editors, whose HTML is cleaned in the browser.
import type { Page } from 'playwright';
import { contentPage, drawnPage, type Budget, type Limit } from './budget';
import { searchFor } from './visits';

function page(area: string, path: string, limit: Limit, stands: (page: Page) => Promise<void>): Budget {
  return {
    ...limit,
    area,
    async visit(tab, { shopUrl }) {
      await tab.goto(shopUrl + path);
      await stands(tab);
    },
  };
}

export const contentBudgets: readonly Budget[] = [
  {
    ...page('home page', '/', drawnPage, (tab) =>
      tab.locator('airside-home').getByRole('heading', { name: 'Premium brands' }).waitFor(),
    ),
    atRest: { kib: { react: 113.6, preact: 112.4 }, press: (tab) => searchFor(tab, 'whisky') },
  },
  page('CMS page', '/pages/about-us', contentPage, (tab) =>
    tab.locator('airside-cms-page').getByRole('heading', { name: 'What you can rely on' }).waitFor(),
  ),
  page('contact page', '/contact-us', contentPage, (tab) =>
    tab.locator('airside-contact textarea').waitFor(),
  ),
  page('events page', '/events', contentPage, (tab) =>
    tab.locator('airside-events').getByRole('heading', { name: 'Past events' }).waitFor(),
  ),
  page('event page', '/event/1', contentPage, (tab) =>
    tab.locator('airside-event').getByRole('heading', { name: 'An evening on Islay' }).waitFor(),
  ),
];
