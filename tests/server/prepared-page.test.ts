// What the script in a drawn page does where the page was prepared, and where nothing is to be.
import { describe, expect, it, vi } from 'vitest';
import { earlyScript, ownElement } from '../../server/pages/document/early-script';
import { answersLast } from '../../src/transport/answers/page-answers';

const at = Date.parse('2026-11-21T06:16:00Z');

/** Runs it in a page that is written at `at`; `key`: of what the browser keeps for this shop. */
function run({ now = at, key = '', connection }: { now?: number; key?: string; connection?: object } = {}) {
  const styles: string[] = [];
  const remove = vi.fn();
  const opened: (() => void)[] = [];
  const stored: Record<string, string> = key ? { [key]: '1' } : {};
  const clock = { now: () => now };
  const document = {
    prerendering: true,
    querySelector: () => null,
    currentScript: { dataset: { at: String(at) } },
    documentElement: { style: { setProperty: (...rule: string[]) => styles.push(rule.join(': ')) } },
    getElementById: (id: string) => (id === 'airside-next' ? { remove } : null),
    addEventListener: (type: string, then: () => void) => type === 'prerenderingchange' && opened.push(then),
  };
  const names = [
    'document',
    'navigator',
    'localStorage',
    'addEventListener',
    'Date',
    'MutationObserver',
    'location',
  ];
  const Observer = class {
    observe() {}
  };
  new Function(...names, earlyScript)(document, { connection }, stored, vi.fn(), clock, Observer, {
    hash: '',
  });
  const open = (later: number, signedIn = '') => {
    now += later;
    if (signedIn) stored[signedIn] = '1';
    opened.forEach((then) => then());
  };
  return { styles, remove, open };
}

const held = '--airside-served-prices: hidden';

describe('prices that the server has drawn', () => {
  it('are seen where they are young and everybody’s', () => {
    expect(run().styles).toEqual([]);
  });

  it.each([
    ['older than they last', { now: at + answersLast + 1 }],
    ['not for somebody who is signed in', { key: 'x__signin_token' }],
    ['of another store view', { key: 'x__store_view_code' }],
  ])('stay unseen: %s', (_, page) => {
    expect(run(page).styles).toEqual([held]);
  });

  it('stay unseen where the page has aged before it was opened', () => {
    const { styles, open } = run();
    open(answersLast + 1);
    expect(styles).toEqual([held]);
  });

  it('stay unseen where its visitor has signed in before it was opened', () => {
    const { styles, open } = run();
    open(10, 'x__signin_token');
    expect(styles).toEqual([held]);
  });

  it('are seen where it is opened at once', () => {
    const { styles, open } = run();
    open(10);
    expect(styles).toEqual([]);
  });
});

describe('what may be prepared', () => {
  it('is nothing where bytes are dear', () => {
    expect(run({ connection: { saveData: true, effectiveType: '4g' } }).remove).toHaveBeenCalled();
    expect(run({ connection: { saveData: false, effectiveType: 'slow-2g' } }).remove).toHaveBeenCalled();
  });

  it('stands on other lines, and in browsers that do not tell', () => {
    expect(run({ connection: { saveData: false, effectiveType: '4g' } }).remove).not.toHaveBeenCalled();
    expect(run().remove).not.toHaveBeenCalled();
  });
});

describe('the script of an element that stands in a page of another site', () => {
  const [, own = ''] = /<script[^>]*>(.*)<\/script>/.exec(ownElement(at, undefined)) ?? [];

  /** `found`: by selectors; `key`: of what the browser keeps for the site. */
  function run({
    now = at,
    key = '',
    missing = undefined as string | undefined,
    found = {} as Record<string, object>,
  }) {
    const styles: string[] = [];
    const document = {
      currentScript: { dataset: { at: String(at), missing } },
      querySelector: (selector: string) => found[selector] ?? null,
      documentElement: { style: { setProperty: (...rule: string[]) => styles.push(rule.join(': ')) } },
      addEventListener: () => undefined,
    };
    new Function('document', 'localStorage', 'addEventListener', 'Date', own)(
      document,
      key ? { [key]: '1' } : {},
      vi.fn(),
      { now: () => now },
    );
    return styles;
  }

  it('leaves prices seen that are young and everybody’s', () => {
    expect(run({})).toEqual([]);
  });

  const settings = 'script[data-store-view],script[src*="store-view="],airside-store';
  it.each([
    ['older than they last', { now: at + answersLast + 1 }],
    ['not for somebody who is signed in', { key: 'x__signin_token' }],
    ['of a page with settings of its own', { found: { [settings]: {} } }],
  ])('holds back prices that are %s', (_, page) => {
    expect(run(page)).toEqual([held]);
  });

  it('says what the backend lacks where the loader reads it, unless the page does', () => {
    const [silent, telling] = [{ dataset: {} }, { dataset: { missingFields: 'A.b' } }];
    for (const loader of [silent, telling])
      run({ missing: 'C.d', found: { 'script[src*="/airside"]': loader } });
    expect([silent, telling]).toEqual([
      { dataset: { missingFields: 'C.d' } },
      { dataset: { missingFields: 'A.b' } },
    ]);
  });
});
