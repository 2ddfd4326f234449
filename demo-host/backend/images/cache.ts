// Keeps drawn pictures on disk, whole or not at all, and never more than a fixed amount of them.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const artFolder = fileURLToPath(new URL('./art/', import.meta.url));

/** Changes with every change to the drawing code: pictures of an older one are thrown away. */
export const artVersion = readdirSync(artFolder)
  .sort()
  .reduce((sum, name) => sum.update(readFileSync(join(artFolder, name))), createHash('sha256'))
  .digest('hex')
  .slice(0, 10);

export interface ImageCache {
  /** `make` is told by its signal when all those who asked have told by theirs that they do not wait any more. */
  get(key: string, make: (signal: AbortSignal) => Promise<Buffer>, signal?: AbortSignal): Promise<Buffer>;
}

/** At most this much stays on disk; the longest unused goes first. */
const mostBytes = 400 * 1024 * 1024;
const mostInMemory = 100;

/** Without a folder (a database in memory) the last few pictures are kept in memory. */
export function createImageCache(folder: string | undefined, limit = mostBytes): ImageCache {
  const making = new Map<string, { made: Promise<Buffer>; askers: Askers }>();
  const store = folder === undefined ? memoryStore() : diskStore(folder, limit);
  return {
    get: (key, make, signal) => {
      let begun = making.get(key);
      if (!begun || begun.askers.haveGone.aborted) {
        const askers = new Askers();
        const made = (async () => {
          const known = await store.read(key);
          if (known) return known;
          const body = await make(askers.haveGone);
          await store.write(key, body);
          return body;
        })().finally(() => {
          if (making.get(key)?.askers === askers) making.delete(key);
        });
        making.set(key, (begun = { made, askers }));
      }
      begun.askers.add(signal);
      return begun.made;
    },
  };
}

/** Those who wait for one picture. */
class Askers {
  readonly #all = new AbortController();
  #count = 0;

  readonly haveGone = this.#all.signal;

  add(signal: AbortSignal | undefined): void {
    this.#count += 1;
    if (!signal) return;
    const leave = () => {
      this.#count -= 1;
      if (this.#count === 0) this.#all.abort(signal.reason);
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  }
}

interface Store {
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, body: Buffer): Promise<void>;
}

function memoryStore(): Store {
  const kept = new Map<string, Buffer>();
  return {
    read: (key) => Promise.resolve(kept.get(key)),
    write: (key, body) => {
      kept.set(key, body);
      const oldest = kept.keys().next();
      if (kept.size > mostInMemory && !oldest.done) kept.delete(oldest.value);
      return Promise.resolve();
    },
  };
}

function diskStore(folder: string, limit: number): Store {
  const current = join(folder, artVersion);
  let size: Promise<number> | undefined;
  let sweeping = false;
  const measured = () => (size ??= prepare(folder, current));
  return {
    read: async (key) => {
      const file = join(current, key);
      try {
        await measured();
        const body = await readFile(file);
        // The sweep goes by age of last use; a failure to note it harms nobody.
        void utimes(file, new Date(), new Date()).catch(() => undefined);
        return body;
      } catch {
        return undefined;
      }
    },
    write: async (key, body) => {
      try {
        const total = (await measured()) + body.length;
        size = Promise.resolve(total);
        const file = join(current, key);
        const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.draft`;
        await writeFile(draft, body);
        await rename(draft, file);
        if (total > limit && !sweeping) {
          sweeping = true;
          size = sweep(current, limit * 0.8).finally(() => (sweeping = false));
          await size;
        }
      } catch (error) {
        // The folder has gone, with its shop or by somebody's hand; the next picture makes it anew.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return void (size = undefined);
        // A full or read-only disk makes pictures slower, not absent.
        console.error('A picture could not be kept:', error instanceof Error ? error.message : error);
      }
    },
  };
}

/** Throws away what an older version drew or a crash left half written; returns the size of the rest. */
async function prepare(folder: string, current: string): Promise<number> {
  await mkdir(current, { recursive: true });
  for (const name of await readdir(folder))
    if (join(folder, name) !== current) await rm(join(folder, name), { recursive: true, force: true });
  let total = 0;
  for (const name of await readdir(current)) {
    const file = join(current, name);
    if (name.endsWith('.draft')) await rm(file, { force: true });
    else
      total += await stat(file).then(
        (entry) => entry.size,
        () => 0,
      );
  }
  return total;
}

async function sweep(folder: string, target: number): Promise<number> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = join(folder, name);
      const entry = await stat(file).catch(() => undefined);
      return { file, size: entry?.size ?? 0, used: entry?.mtimeMs ?? 0 };
    }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of files.sort((one, other) => one.used - other.used)) {
    if (total <= target) break;
    await rm(file, { force: true });
    total -= size;
  }
  return total;
}
