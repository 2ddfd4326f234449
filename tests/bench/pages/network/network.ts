// What a page asks of the network: how much, how often, and how much of it one after the other.
import type { CDPSession } from 'playwright';

export interface Exchange {
  url: string;
  /** ms; by a clock of the browser's own. */
  start: number;
  /** Absent while it goes on. */
  end?: number;
  /** Headers and body, as sent. */
  bytes: number;
}

/** How many exchanges had to follow each other: the longest chain in which each begins when another has ended. */
export function depthOf(exchanges: readonly Exchange[]): number {
  const ended: { end: number; depth: number }[] = [];
  for (const { start, end } of [...exchanges].sort((one, other) => one.start - other.start)) {
    const before = ended.filter((each) => each.end <= start).map(({ depth }) => depth);
    if (end !== undefined) ended.push({ end, depth: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...ended.map(({ depth }) => depth));
}

export const isQuery = ({ url }: Exchange): boolean => new URL(url).pathname === '/graphql';

/** Pictures of tabs come when the browser likes; what asks for leave first adds to its request's own time. */
const isLeftOut = (url: string, method: string) =>
  !/^https?:/.test(url) || /favicon/.test(url) || method === 'OPTIONS';

export class NetworkLog {
  readonly #exchanges = new Map<string, Exchange>();
  #origin = 0;
  /** ms since 1970. */
  #lastHeard = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
      if (isLeftOut(request.url, request.method)) return;
      if (!this.#origin && type === 'Document') this.#origin = timestamp * 1000;
      this.#exchanges.set(requestId, { url: request.url, start: timestamp * 1000, bytes: 0 });
      this.#lastHeard = Date.now();
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      this.#end(requestId, timestamp, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId, timestamp }) => this.#end(requestId, timestamp, 0));
  }

  #end(requestId: string, timestamp: number, bytes: number): void {
    const exchange = this.#exchanges.get(requestId);
    if (!exchange) return;
    Object.assign(exchange, { end: timestamp * 1000, bytes });
    this.#lastHeard = Date.now();
  }

  /** Those that began before `until`, ms from the beginning of the page. */
  before(until = Infinity): Exchange[] {
    return [...this.#exchanges.values()].filter(({ start }) => start - this.#origin <= until);
  }

  /** Addresses of what is on its way, as the end of a sentence. */
  pending(): string {
    const urls = this.before().flatMap(({ url, end }) => (end === undefined ? [url] : []));
    return urls.length > 0 ? `: waits for ${urls.join(', ')}` : '.';
  }

  /** For how long nothing was on its way, in ms. */
  get quietFor(): number {
    const isBusy = this.before().some(({ end }) => end === undefined);
    return isBusy ? 0 : Date.now() - this.#lastHeard;
  }
}
