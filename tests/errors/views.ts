// behaviour 8: the error view, the loading indicator, and the two pages of routing.
import { expect } from 'vitest';
import { onScreen, screenText } from '../support/screen-text';
import { never, openPage, openShop, replies } from '../support/open-page';
import type { Proofs } from './situations';

export const views: Proofs = {
  async 'Error view default'() {
    openPage('<airside-error-view></airside-error-view>');
    await expect
      .poll(() => screenText())
      .toBe('Oops!\nLooks like something went wrong. Sorry about that.\nTake me home');
    expect(onScreen('h1')?.textContent).toBe('Oops!');
    expect(onScreen<HTMLAnchorElement>('a')?.href).toBe(`${location.origin}/`);
  },

  async 'Loading indicator'() {
    replies.set('ResolveUrl', never);
    openShop('/spirits/whisky.html');
    await expect.poll(() => onScreen('main [role="status"]')?.textContent).toBe('Fetching Data...');
  },

  async 'Not-found page'() {
    openShop('/no-such-page.html');
    await expect
      .poll(() => screenText(onScreen('main')))
      .toBe(
        "This page is not here\nLooks like the page you were hoping to find doesn't exist. Sorry about that.\nTake me home",
      );
  },

  async 'Internal-error page'() {
    replies.set('ResolveUrl', () => Response.json({ errors: [{ message: 'Internal server error' }] }));
    openShop('/spirits/whisky.html');
    await expect
      .poll(() => screenText(onScreen('main')))
      .toBe('Oops!\nSomething went wrong. Sorry about that.\nTake me home');
  },
};
