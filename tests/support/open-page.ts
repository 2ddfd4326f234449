// A page with elements of ours in front of the embedded backend; a test may answer some operations in its place.
import { afterEach, beforeEach, vi } from 'vitest';
import '../../elements/index';
import { adoptStorefront } from '../../elements/kit/default-storefront';
import { page } from '../../elements/kit/page';
import { createStorefront, type Storefront, type StorefrontConfig } from '../../src/storefront';

type Reply = (request: Request) => Response | Promise<Response>;

const root = `${location.origin}/embedded`;
const start = location.href;

/** By operation name, or 'POST /path' for REST; '*' for all others. */
export const replies = new Map<string, Reply>();
/** Names of the operations that were sent. */
export const asked: string[] = [];
/** Those that have no answer yet. */
export const unanswered = new Set<Request>();
/** What was answered to them. */
export const answers: Promise<string>[] = [];

export const graphqlError = (message: string) => () => Response.json({ errors: [{ message }] });
export const never = () => new Promise<Response>(() => undefined);

export const config: StorefrontConfig = {
  endpoint: `${root}/graphql`,
  restUrl: `${root}/rest`,
  contentUrl: `${root}/api`,
  shopUrl: `${location.origin}/`,
  locale: 'en_US',
  tokenTtl: 3600,
  standalone: false,
};

/** What the embedded backend says. */
export const realFetch = globalThis.fetch.bind(globalThis);

async function nameOf(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.endsWith('/graphql')) return `${request.method} ${pathname.replace('/embedded', '')}`;
  const query = searchParams.get('query') ?? (await request.clone().text());
  return /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '?';
}

/** Before and after each test: nothing is left over from another one. */
export function freshPage(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    replies.clear();
    asked.length = 0;
    unanswered.clear();
    answers.length = 0;
    delete page().storefront;
    page().config = config;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      unanswered.add(request);
      const name = await nameOf(request);
      asked.push(name);
      const reply = replies.get(name) ?? replies.get('*');
      const answer = Promise.resolve(reply ? reply(request) : realFetch(request));
      const response = await answer.finally(() => unanswered.delete(request));
      const text = response.clone().text();
      // Who asked may have given up; a test that reads the answer hears of it.
      text.catch(() => undefined);
      answers.push(text);
      return response;
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    document.body.replaceChildren();
    await new Promise((done) => setTimeout(done));
    page().storefront?.dispose();
    delete page().storefront;
    delete page().config;
    history.replaceState(null, '', start);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** Shows `html` with a Storefront of its own. */
export function openPage(html: string, changes: Partial<StorefrontConfig> = {}): Storefront {
  document.body.replaceChildren();
  page().storefront?.dispose();
  delete page().storefront;
  page().config = { ...config, ...changes };
  const storefront = adoptStorefront(createStorefront(page().config!));
  document.body.innerHTML = html;
  return storefront;
}

/** The standalone shop at `path`. */
export function openShop(path: string): void {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<airside-shop base="/"></airside-shop>';
}
