// Which faults are on, for everybody or for one browser. In memory: a restart switches everything off.
import { createHash, randomUUID } from 'node:crypto';
import type { Setting } from './fault';

const mostBrowsers = 100;
const mostRepeats = 1000;

function forgetOldest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}

export class Switchboard {
  #everybody: Setting[] = [];
  readonly #browsers = new Map<string, Setting[]>();
  readonly #repeats = new Map<string, number>();

  /** What is on for a browser, by the id in its cookie; its own settings stand in for everybody's. */
  settings(browser: string | undefined): readonly Setting[] {
    return this.own(browser) ?? this.#everybody;
  }

  /** What a browser has switched on for itself alone. */
  own(browser: string | undefined): readonly Setting[] | undefined {
    return browser === undefined ? undefined : this.#browsers.get(browser);
  }

  forEverybody(settings: Setting[]): void {
    this.#everybody = settings;
  }

  /** Returns the id that the browser is to send from now on. Nothing switched on: it meets everybody's again. */
  forBrowser(settings: Setting[], browser: string = randomUUID()): string {
    this.#browsers.delete(browser);
    if (settings.length > 0) this.#browsers.set(browser, settings);
    forgetOldest(this.#browsers, mostBrowsers);
    return browser;
  }

  allOff(): void {
    this.#everybody = [];
    this.#browsers.clear();
    this.#repeats.clear();
  }

  /** Uses a switched-on fault once; false when it was used up. */
  use(setting: Setting): boolean {
    if (!isCounted(setting)) return true;
    if (setting.value <= 0) return false;
    setting.value -= 1;
    return true;
  }

  /** The same for one that a request names itself: of equal requests, so many meet it, then one passes, then anew. */
  useRepeated(setting: Setting, request: string): boolean {
    if (!isCounted(setting)) return true;
    const key = createHash('sha256').update(`${setting.fault.name}\n${request}`).digest('base64');
    const met = this.#repeats.get(key) ?? 0;
    this.#repeats.delete(key);
    if (met >= setting.value) return false;
    this.#repeats.set(key, met + 1);
    forgetOldest(this.#repeats, mostRepeats);
    return true;
  }
}

function isCounted(setting: Setting): setting is Setting & { value: number } {
  return setting.fault.takes === 'times' && setting.value !== Infinity;
}
