// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { keepMissingFields, nothingMissing } from '../../server/pages/missing-fields';
import { createPageRenderer } from '../../server/pages';
import { waitFor } from '../support/wait-for';

const shopUrl = 'http://shop.test';
const list = 'Query.storeEvents Query.cart(terminal:)';
const settled = { known: () => list, learned: async () => list };
const unknown = { known: () => undefined, learned: async () => undefined };

const render = (missingFields?: typeof nothingMissing) =>
  createPageRenderer({
    shopUrl,
    missingFields,
    fetch: () => Response.json({ data: { storeConfig: null, categoryList: [], route: null } }),
  });
const get = (path: string) => new Request(`${shopUrl}${path}`, { headers: { accept: 'text/html' } });

describe('pages', () => {
  it('carry what is known to be missing', async () => {
    const html = await (await render(settled)(get('/cart'))).text();
    expect(html).toContain(`data-missing-fields="${list}"`);
    expect(await (await render(nothingMissing)(get('/cart'))).text()).toContain('data-missing-fields=""');
  });

  it.each([undefined, unknown])('carry nothing while nothing is known', async (fields) => {
    expect(await (await render(fields)(get('/cart'))).text()).not.toContain('data-missing-fields');
  });
});

describe('the list for other pages', () => {
  it('may be read from any site', async () => {
    const answer = await render(settled)(get('/missing-fields.txt'));
    expect(await answer.text()).toBe(list);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    [404, undefined],
    [503, unknown],
  ])('is %s where there is none', async (status, fields) => {
    expect((await render(fields)(get('/missing-fields.txt'))).status).toBe(status);
  });
});

describe('keeping the list', () => {
  const hour = 60 * 60 * 1000;
  const kept = () => {
    const clock = { now: 0 };
    const learn = vi.fn<() => Promise<string>>();
    return { clock, learn, fields: keepMissingFields(learn, () => clock.now) };
  };

  it('learns once, in the background, and again after a day', async () => {
    const { clock, learn, fields } = kept();
    learn.mockResolvedValueOnce('old').mockResolvedValueOnce('new');
    expect(fields.known()).toBeUndefined();
    expect(await fields.learned()).toBe('old');
    clock.now = 23 * hour;
    expect(fields.known()).toBe('old');
    expect(learn).toHaveBeenCalledTimes(1);
    clock.now = 25 * hour;
    expect(fields.known()).toBe('old');
    await waitFor(() => expect(fields.known()).toBe('new'));
    expect(learn).toHaveBeenCalledTimes(2);
  });

  it('tries again later where the backend is down, and keeps what it knew', async () => {
    const { clock, learn, fields } = kept();
    learn.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('list');
    expect(await fields.learned()).toBeUndefined();
    expect(await fields.learned()).toBeUndefined();
    expect(learn).toHaveBeenCalledTimes(1);
    clock.now = hour;
    expect(await fields.learned()).toBe('list');
    learn.mockRejectedValueOnce(new Error('down'));
    clock.now = 26 * hour;
    expect(await fields.learned()).toBe('list');
  });
});
