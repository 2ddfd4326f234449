// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { askServiceWorker, registerServiceWorker } from '../../src/app/service-worker';

function withWorkers(workers: object | undefined): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
}
afterEach(() => {
  withWorkers(undefined);
  vi.restoreAllMocks();
});

test('the worker is registered at /sw.js (behaviour 7.5)', async () => {
  const register = vi.fn(async () => 'registered');
  withWorkers({ register });
  expect(await registerServiceWorker()).toBe('registered');
  expect(register).toHaveBeenCalledWith('/sw.js');
});

test('a registration that fails is a warning in the console, no more (behaviour 8)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  withWorkers({ register: () => Promise.reject(new Error('insecure')) });
  expect(await registerServiceWorker()).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test('a browser without service workers is left alone', async () => {
  expect(await registerServiceWorker()).toBeUndefined();
});

test('PREFETCH_IMAGES is answered by the worker that controls the page', async () => {
  const postMessage = vi.fn((request: { urls: string[] }, [port]: MessagePort[]) =>
    port?.postMessage({ type: 'PREFETCH_IMAGES', fetched: request.urls.length }),
  );
  withWorkers({ controller: { postMessage } });
  const urls = ['https://shop.test/media/a.jpg'];
  expect(await askServiceWorker({ type: 'PREFETCH_IMAGES', urls })).toEqual({
    type: 'PREFETCH_IMAGES',
    fetched: 1,
  });
  expect(postMessage.mock.calls[0]?.[0]).toEqual({ type: 'PREFETCH_IMAGES', urls });
});

test.each([undefined, { controller: null }])(
  'without one the request rejects (behaviour 7.5)',
  async (workers) => {
    withWorkers(workers);
    await expect(askServiceWorker({ type: 'PREFETCH_IMAGES', urls: [] })).rejects.toThrow(
      'SW Not Registered',
    );
  },
);
