// behaviour 4.3: one order per cart, also from two tabs; and one at all, where a page may not lock.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from '../../src/storage/in-turn';

const lock = (request: (name: string, action: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });

afterEach(() => void vi.unstubAllGlobals());

describe('in turn', () => {
  it('waits for the lock', async () => {
    let grant = (): void => undefined;
    lock((_name, action) => new Promise<void>((resolve) => (grant = resolve)).then(action));
    const action = vi.fn(async () => 7);
    const result = inTurn('order', action);
    await Promise.resolve();
    expect(action).not.toHaveBeenCalled();
    grant();
    expect(await result).toBe(7);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('goes on without one in a frame that is denied locks', async () => {
    lock(async () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    });
    const action = vi.fn(async () => 7);
    expect(await inTurn('order', action)).toBe(7);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('goes on without one in a browser that has none', async () => {
    vi.stubGlobal('navigator', {});
    expect(await inTurn('order', async () => 7)).toBe(7);
  });

  it('does not wait for a sleeping tab for ever', async () => {
    const action = vi.fn(async () => 7);
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, { signal }: LockOptions) =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      },
    });
    expect(await inTurn('cart', action, 5)).toBe(7);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('hands on what failed, and does it once', async () => {
    lock((_name, action) => action());
    const action = vi.fn(async () => {
      throw new Error('declined');
    });
    await expect(inTurn('order', action)).rejects.toThrow('declined');
    expect(action).toHaveBeenCalledTimes(1);
  });
});
