// Counts what a page loads from the shop: scripts and styles as they are compressed, and queries.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { buildFolder, loadRender } from '../../demo-host/build';

const render = await loadRender();
/** Asks nothing: it says what stands at an address. */
const firstScreens = render?.createFirstScreens({
  shopUrl: 'https://shop.test',
  fetch: () => Response.error(),
});

/** Adds up the requests of one page. */
export class Meter {
  files = new Map<string, number>();
  queries: string[] = [];
  #isOpen = true;

  constructor(
    page: Page,
    private readonly origin: string,
  ) {
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!this.#isOpen || url.origin !== this.origin || request.method() === 'OPTIONS') return;
      if (/\.(js|css)$/.test(url.pathname)) this.files.set(url.pathname, compressedSize(url.pathname));
      if (url.pathname === '/graphql') this.queries.push(operationOf(request.url(), request.postData()));
    });
  }

  /** Forgets what was loaded so far; files that are in the browser's hands are not asked for again. */
  restart(): void {
    this.files.clear();
    this.queries = [];
  }

  stop(): void {
    this.#isOpen = false;
  }

  get bytes(): number {
    return [...this.files.values()].reduce((sum, size) => sum + size, 0);
  }
}

function compressedSize(path: string): number {
  const file = join(buildFolder, path);
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  // Sheets of what the server has drawn are no files.
  return brotliCompressSync(firstScreens?.sheetAt(path) ?? readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;
}

export function operationOf(url: string, body: string | null): string {
  const text = body ? (JSON.parse(body) as { query?: string }).query : new URL(url).searchParams.get('query');
  return /(?:query|mutation)\s+(\w+)/.exec(text ?? '')?.[1] ?? '?';
}
