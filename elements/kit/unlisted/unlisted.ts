// A shop that does not list this site answers, but browsers keep the answer to themselves: the author is told what to do.

/** Endpoints that were looked at, and what was found. */
const known = new Map<string, Promise<boolean>>();

/** ms; what failed is told no later. */
const patience = 3000;

/** Marks what failed there as lasting, where the shop is one. Said once per page; nothing of a shop that cannot be reached at all. */
export async function explain(error: TypeError, endpoint: string): Promise<void> {
  const found = known.get(endpoint) ?? findOut(endpoint);
  known.set(endpoint, found);
  if (await found) Object.assign(error, { isLasting: true });
}

async function findOut(endpoint: string): Promise<boolean> {
  const isOne = await isUnlisted(endpoint);
  if (isOne) console.error(sentence(endpoint));
  return isOne;
}

async function isUnlisted(endpoint: string): Promise<boolean> {
  const url = new URL(endpoint);
  url.searchParams.set('query', '{__typename}');
  const signal = AbortSignal.timeout(patience);
  const getsThrough = (mode: RequestMode) =>
    fetch(url, { mode, cache: 'no-store', credentials: 'omit', signal }).then(
      () => true,
      () => false,
    );
  // Once more: the network may have gone between the two.
  return (await getsThrough('no-cors')) && !(await getsThrough('cors')) && getsThrough('no-cors');
}

/** `self.origin` is what the browser calls the page to the shop: null in a sandbox. */
const sentence = (endpoint: string): string =>
  `Airside: ${new URL(endpoint).origin} does not list this site, ${self.origin}, so its elements stay empty here. Start the shop with

  npm start -- --embed-origin ${self.origin}

or with AIRSIDE_ORIGINS=${self.origin} in its environment. What another backend has to answer:

  npm run doctor -- ${endpoint} --origin ${self.origin}
`;
