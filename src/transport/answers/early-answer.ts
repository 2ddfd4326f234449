// What the page has asked before the shop was there (server/pages/document/early-script.ts): whoever is the first to ask the same takes that answer.

/** As the page's script leaves it. */
export interface EarlyAnswer {
  url: string;
  response: Promise<Response>;
  /** ms since 1970, when it was asked. */
  at: number;
  /** How many pieces are in the cart; rejects where the answer does not say. */
  count: Promise<number>;
}

interface EarlyDocument {
  airsideEarly?: EarlyAnswer;
}

/** ms; one that nobody has come for is over. */
const keptFor = 10_000;

const page = () => globalThis.document as (Document & EarlyDocument) | undefined;

/** Undefined where the page has asked for none. */
export const earlyCount = (): Promise<number> | undefined => page()?.airsideEarly?.count;

export function takingEarly(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const early = page()?.airsideEarly;
    const isQuestion = (init?.method ?? 'GET') === 'GET';
    if (!early || (isQuestion && input !== early.url)) return fetch(input, init);
    // Of a cart that is changed it is no longer true.
    delete page()?.airsideEarly;
    return isQuestion && isGuests(init) && Date.now() - early.at < keptFor
      ? early.response.catch(() => fetch(input, init))
      : fetch(input, init);
  };
}

/** Who asks for the default store view without a name, as the page did. */
function isGuests(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return !['authorization', 'store', 'content-currency'].some((name) => headers.get(name));
}
