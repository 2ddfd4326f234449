import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { artVersion, createImageCache } from '../../../demo-host/backend/images/cache';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'airside-images-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const never = () => Promise.reject(new Error('drawn again'));

describe('the picture cache', () => {
  it('draws once for many who ask at the same time, and not again after a restart', async () => {
    let drawn = 0;
    const make = () => Promise.resolve(Buffer.from(`picture ${++drawn}`));
    const cache = createImageCache(folder);
    const all = await Promise.all(Array.from({ length: 5 }, () => cache.get('a.png', make)));
    expect(new Set(all.map(String))).toEqual(new Set(['picture 1']));
    expect(String(await createImageCache(folder).get('a.png', never))).toBe('picture 1');
  });

  it('gives up when nobody waits any more, and begins anew for who comes later', async () => {
    const cache = createImageCache(folder);
    const [one, other] = [new AbortController(), new AbortController()];
    let begun = () => {};
    const isBegun = new Promise<void>((done) => (begun = done));
    const make = (haveGone: AbortSignal) =>
      new Promise<Buffer>((_, reject) => {
        haveGone.addEventListener('abort', () => reject(haveGone.reason as Error));
        begun();
      });
    const first = cache.get('a.png', make, one.signal);
    const second = cache.get('a.png', never, other.signal);
    await isBegun;
    one.abort(new Error('gone'));
    other.abort(new Error('gone, too'));
    const later = cache.get('a.png', () => Promise.resolve(Buffer.from('fine')));
    await expect(first).rejects.toThrow('gone, too');
    await expect(second).rejects.toThrow('gone, too');
    expect(String(await later)).toBe('fine');
  });

  it('goes on while somebody waits', async () => {
    const cache = createImageCache(folder);
    const leaving = new AbortController();
    let finish = (_: Buffer) => {};
    let begun = () => {};
    const isBegun = new Promise<void>((done) => (begun = done));
    let haveGone: AbortSignal | undefined;
    const make = (signal: AbortSignal) => {
      haveGone = signal;
      begun();
      return new Promise<Buffer>((done) => (finish = done));
    };
    void cache.get('a.png', make, leaving.signal);
    const kept = cache.get('a.png', never);
    await isBegun;
    leaving.abort();
    expect(haveGone?.aborted).toBe(false);
    finish(Buffer.from('fine'));
    expect(String(await kept)).toBe('fine');
  });

  it('throws away pictures of older drawing code and halves of a crash', async () => {
    mkdirSync(join(folder, 'older'));
    writeFileSync(join(folder, 'older/a.png'), 'old');
    mkdirSync(join(folder, artVersion));
    writeFileSync(join(folder, artVersion, 'a.png.1.x.draft'), 'half');
    await createImageCache(folder).get('b.png', () => Promise.resolve(Buffer.from('new')));
    expect(existsSync(join(folder, 'older'))).toBe(false);
    expect(readdirSync(join(folder, artVersion))).toEqual(['b.png']);
  });

  it('stays below its limit', async () => {
    const cache = createImageCache(folder, 1000);
    for (let index = 0; index < 30; index++)
      await cache.get(`${index}.png`, () => Promise.resolve(Buffer.alloc(100)));
    expect(readdirSync(join(folder, artVersion)).length).toBeLessThanOrEqual(10);
    expect(readFileSync(join(folder, artVersion, '29.png'))).toHaveLength(100);
  });

  it('forgets a failure', async () => {
    const cache = createImageCache(folder);
    await expect(cache.get('a.png', never)).rejects.toThrow('drawn again');
    expect(String(await cache.get('a.png', () => Promise.resolve(Buffer.from('fine'))))).toBe('fine');
  });

  it('still answers where nothing can be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const cache = createImageCache(join(folder, 'file'));
    expect(String(await cache.get('a.png', () => Promise.resolve(Buffer.from('fine'))))).toBe('fine');
  });

  it('says nothing where its folder has gone, with the shop, while it drew', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cache = createImageCache(folder);
    const body = await cache.get('a.png', () => {
      rmSync(folder, { recursive: true });
      return Promise.resolve(Buffer.from('fine'));
    });
    expect(String(body)).toBe('fine');
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    await cache.get('b.png', () => Promise.resolve(Buffer.from('kept')));
    expect(readFileSync(join(folder, artVersion, 'b.png'), 'utf8')).toBe('kept');
  });
});
