// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createAppState } from '../../src/app/state';

test('the overlay stands with a drawer and goes with it', () => {
  const app = createAppState();
  app.toggleDrawer('nav');
  expect([app.drawer.value, app.overlay.value]).toEqual(['nav', true]);
  app.toggleDrawer('filter');
  expect([app.drawer.value, app.overlay.value]).toEqual(['filter', true]);
  app.closeDrawer();
  expect([app.drawer.value, app.overlay.value]).toEqual([null, false]);
});

test('search opens and closes', () => {
  const app = createAppState();
  app.toggleSearch();
  expect(app.searchOpen.value).toBe(true);
  app.toggleSearch();
  expect(app.searchOpen.value).toBe(false);
  app.executeSearch('gin');
  expect(app.searchQuery.value).toBe('gin');
});

test('having been offline is remembered', () => {
  const app = createAppState();
  expect([app.isOnline.value, app.hasBeenOffline.value]).toEqual([true, false]);
  app.setOnline(false);
  app.setOnline(true);
  expect([app.isOnline.value, app.hasBeenOffline.value]).toEqual([true, true]);
});

test('page loading, pending actions and the next root component', () => {
  const app = createAppState();
  app.setPageLoading(true);
  app.setNextRootComponent('PRODUCT');
  app.setPending('add', true);
  app.setPending('remove', true);
  app.setPending('add', false);
  expect([app.isPageLoading.value, app.nextRootComponent.value, [...app.pending.value]]).toEqual([
    true,
    'PRODUCT',
    ['remove'],
  ]);
});

test('an error is reported once, and goes when it is handled', () => {
  const app = createAppState();
  const error = new TypeError('broken');
  const id = app.reportError(error, 'airside-cart-page');
  expect(app.reportError(error, 'elsewhere')).toBe(id);
  const other = app.reportError('just a text', 'airside-header', { crashed: true });
  expect(app.unhandledErrors.value).toMatchObject([
    { id, error, location: 'airside-cart-page', crashed: false },
    { id: other, error: new Error('just a text'), location: 'airside-header', crashed: true },
  ]);
  app.markErrorHandled(id);
  expect(app.unhandledErrors.value.map((report) => report.id)).toEqual([other]);
});

test('the page scrolls again when the last of all locks is open', () => {
  const root = document.documentElement;
  root.style.overflow = 'auto';
  const unlockOne = createAppState().lockScroll();
  const unlockTwo = createAppState().lockScroll();
  expect(root.style.overflow).toBe('hidden');
  unlockOne();
  unlockOne();
  expect(root.style.overflow).toBe('hidden');
  unlockTwo();
  expect(root.style.overflow).toBe('auto');
});
