// Lets requests to the backend meet the faults that are on, and serves the page that switches them.
import type { BackendOptions } from '../context';
import type { Database } from '../database';
import { readAsked } from './asked';
import type { Setting } from './fault';
import { handlePage } from './page';
import { parseSettings, UnknownFaultError } from './settings';
import { Switchboard } from './switchboard';
import { browserOf } from './browser';

export interface Faults {
  /** Answers /graphql and /rest. Without a `client` the server itself asks, and meets only what it names. */
  meet(request: Request, client: object | undefined, next: () => Promise<Response>): Promise<Response>;
  /** Answers /_demo/faults. */
  page(request: Request): Promise<Response>;
}

/** What the request wants itself, by header or query; undefined when it says nothing. */
function wishOf(request: Request, url: URL): string | undefined {
  const wishes = [request.headers.get('x-airside-fault') ?? [], ...url.searchParams.getAll('fault')].flat();
  return wishes.length > 0 ? wishes.join(',') : undefined;
}

export function createFaults(db: Database, options: BackendOptions): Faults {
  const board = new Switchboard();
  return {
    page: (request) => handlePage(request, board),
    async meet(request, client, next) {
      const url = new URL(request.url);
      const [, service] = /^\/(graphql|rest|api)(?:\/|$)/.exec(url.pathname) ?? [];
      const wish = wishOf(request, url);
      // The content service fails for those who ask for it, and is not counted with the rest.
      if (!service || (service === 'api' && wish === undefined)) return next();
      const switched = client ? board.settings(browserOf(request)) : [];
      if (wish === undefined && switched.length === 0) return next();
      let settings: readonly Setting[];
      try {
        settings = wish === undefined ? switched : parseSettings(wish);
      } catch (error) {
        if (error instanceof UnknownFaultError) return new Response(`${error.message}\n`, { status: 400 });
        throw error;
      }
      const asked = await readAsked(request, url, db, options);
      const same = `${request.method} ${request.url}\n${asked.body}`;
      const isUsed = (setting: Setting): boolean =>
        wish === undefined ? board.use(setting) : board.useRepeated(setting, same);
      const from = async (n: number): Promise<Response> => {
        const setting = settings[n];
        if (!setting) return next();
        const { fault, value } = setting;
        const isMet = (await (fault.meets?.(asked) ?? true)) && isUsed(setting);
        return isMet ? fault.act(asked, value, () => from(n + 1)) : from(n + 1);
      };
      return from(0);
    },
  };
}
