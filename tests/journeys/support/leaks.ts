// Watches everything that a page of the shop keeps, says and sends, for what must be in none of it.
import { expect, type Page, type Request } from '@playwright/test';

interface Seen {
  where: string;
  text: string;
}

declare global {
  interface Window {
    seenEvents: string[];
    seenViolations: string[];
  }
}

/** Runs in every document before its scripts. */
function watchDocument(): void {
  window.seenEvents = [];
  window.seenViolations = [];
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event: Event) {
    if (event instanceof CustomEvent) {
      try {
        window.seenEvents.push(`${event.type} ${JSON.stringify(event.detail)}`);
      } catch {
        window.seenEvents.push(event.type);
      }
    }
    return dispatch.call(this, event);
  };
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    window.seenViolations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
}

async function readStorage(): Promise<Record<string, string>> {
  const databases = await indexedDB.databases();
  const rows = await Promise.all(
    databases.map(
      ({ name }) =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open(name ?? '');
          opening.onerror = () => reject(new Error(`${name} does not open`));
          opening.onsuccess = () => {
            const db = opening.result;
            const stores = [...db.objectStoreNames];
            if (!stores.length) return resolve([]);
            const transaction = db.transaction(stores);
            Promise.all(
              stores.map(
                (store) =>
                  new Promise((done) => {
                    const all = transaction.objectStore(store).getAll();
                    all.onsuccess = () => done(all.result);
                  }),
              ),
            ).then(resolve, reject);
          };
        }),
    ),
  );
  return {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
    indexedDB: JSON.stringify(rows),
    events: window.seenEvents.join('\n'),
    address: location.href,
    history: JSON.stringify(history.state),
  };
}

export class LeakWatch {
  readonly #seen: Seen[] = [];
  readonly #payments: string[] = [];

  private constructor(private readonly page: Page) {}

  /** `origins`: the shop's own, and of the page that shows it. */
  static async start(page: Page, origins: readonly string[]): Promise<LeakWatch> {
    const watch = new LeakWatch(page);
    await page.addInitScript(watchDocument);
    page.on('console', (message) => watch.#seen.push({ where: 'console', text: message.text() }));
    page.on('pageerror', (error) => watch.#seen.push({ where: 'error', text: String(error.stack) }));
    page.on('request', (request) => {
      if (origins.some((origin) => request.url().startsWith(origin))) watch.#take(request);
    });
    return watch;
  }

  #take(request: Request): void {
    const body = request.postData() ?? '';
    const where = `${request.method()} ${new URL(request.url()).pathname}`;
    // The one request that must have a nonce, once.
    if (where.endsWith('/payment-information')) this.#payments.push(body);
    else this.#seen.push({ where, text: request.url() + JSON.stringify(request.headers()) + body });
  }

  /** Call at every step: what is in storage now may be gone later. */
  async look(): Promise<void> {
    for (const [where, text] of Object.entries(await this.page.evaluate(readStorage)))
      this.#seen.push({ where, text });
  }

  /** `secrets` are in nothing at all, `nonces` in payment requests only, each in one. */
  expectNone(secrets: readonly RegExp[], nonces: readonly string[]): void {
    const found = this.#seen.flatMap(({ where, text }) =>
      [
        ...secrets.filter((secret) => secret.test(text)),
        ...nonces.filter((nonce) => text.includes(nonce)),
      ].map((what) => `${String(what)} in ${where}`),
    );
    expect(found).toEqual([]);
    for (const body of this.#payments) {
      expect(secrets.filter((secret) => secret.test(body))).toEqual([]);
      expect(nonces.filter((nonce) => body.includes(nonce))).toHaveLength(1);
    }
    const used = this.#payments.map((body) => nonces.find((nonce) => body.includes(nonce)));
    expect(new Set(used).size).toBe(used.length);
    expect(this.#seen.length).toBeGreaterThan(50);
  }

  async expectPolicyKept(): Promise<void> {
    const broken: string[] = [];
    for (const frame of this.page.frames())
      broken.push(...(await frame.evaluate(() => window.seenViolations).catch(() => [])));
    expect(broken).toEqual([]);
    expect(
      this.#seen.filter(({ text }) => /Content Security Policy|TrustedHTML|Trusted Type/.test(text)),
    ).toEqual([]);
  }
}
