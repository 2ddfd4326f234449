// behaviour 8: locale and service worker.
import { expect, vi } from 'vitest';
import { askServiceWorker, registerServiceWorker } from '../../src/app/service-worker';
import { locales } from '../../src/words/locales';
import { createStorefront } from '../../src/storefront';
import { screenText } from '../support/screen-text';
import { config, openPage } from '../support/open-page';
import type { Proofs } from './situations';

export const platform: Proofs = {
  async 'Unknown locale'() {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { text } = createStorefront({ ...config, locale: 'de_DE' });
    expect(warn.mock.calls.map(String)).toEqual([
      'airside: Unable to locate locale de_DE within generated dist directory; en_US is used.',
    ]);
    expect(text('cart.open')).toBe(createStorefront(config).text('cart.open'));
    expect([...locales.keys()]).toEqual(['en_US']);
  },

  async 'Service worker registration failure'() {
    const { app } = openPage('<airside-toasts></airside-toasts>');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(navigator.serviceWorker, 'register').mockRejectedValue(new Error('insecure'));
    expect(await registerServiceWorker()).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    expect(app.unhandledErrors.value).toEqual([]);
    expect(screenText()).toBe('');
  },

  async 'Service worker message'() {
    vi.spyOn(navigator.serviceWorker, 'controller', 'get').mockReturnValue(null);
    await expect(askServiceWorker({ type: 'PREFETCH_IMAGES', urls: [] })).rejects.toThrow(
      /^SW Not Registered$/,
    );
  },

  async 'Missing translations'() {
    const complain = vi.spyOn(console, 'error');
    locales.set('fr_FR', async () => ({ navigation: { errorTitle: 'Oups !' } }));
    openPage('<airside-store locale="fr_FR"><airside-error-view></airside-error-view></airside-store>');
    await expect
      .poll(() => screenText())
      .toBe('Oups !\nLooks like something went wrong. Sorry about that.\nTake me home');
    expect(complain).not.toHaveBeenCalled();
    locales.delete('fr_FR');
  },
};
