// Markup that means nothing: no element throws, and each still shows what it shows without it. Tests of these elements.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contracts } from '../../elements/build/contracts';
import '../../elements/index';
import type { Contract } from '../../elements/kit/contract';
import { put, quietPage, settled, textOf, until } from './support';

const nonsense = [
  ...['', ' ', 'nonsense', '__proto__', 'de_DE', '<b>&', '{"a":', '9'.repeat(400)],
  ...['-1', '0', '1.5', '1e400', 'NaN', '%E0%A4%A', '\ud800', 'ünï cödé'],
  ...['http://[', '//', 'javascript:1', 'mailto:a', 'data:,', '../../..', '?#'],
];
const problems: string[] = [];
const note = (event: Event): void => {
  const { message, reason, detail } = event as ErrorEvent & PromiseRejectionEvent & CustomEvent;
  problems.push(String(reason ?? message ?? (detail as { error: Error }).error));
};
const kinds = ['error', 'unhandledrejection', 'airside-error'];

/** The shop owns the page's history, the store draws nothing. */
export const elements = contracts.filter(
  ({ tag, attributes }) =>
    tag !== 'airside-shop' && tag !== 'airside-store' && Object.keys(attributes).length > 0,
);

export const ofStore = Object.keys(contracts.find(({ tag }) => tag === 'airside-store')!.attributes);

export function takeNonsense(these: readonly Contract[], storeAttributes: readonly string[]): void {
  quietPage();
  beforeEach(() => {
    problems.length = 0;
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(
      (...parts) => void problems.push(parts.map(String).join(' ')),
    );
    for (const kind of kinds) addEventListener(kind, note);
  });
  afterEach(() => {
    for (const kind of kinds) removeEventListener(kind, note);
  });

  describe.each(these)('$tag', ({ tag, attributes }) => {
    const names = Object.keys(attributes);

    it('takes any text for its attributes', async () => {
      const shown = nonsense.map((text) => {
        const element = document.createElement(tag);
        for (const name of names) element.setAttribute(name, text);
        return element;
      });
      document.body.append(...shown);
      await customElements.whenDefined(tag);
      await settled();
      // Once more while it stands.
      for (const [index, element] of shown.entries())
        for (const name of names) element.setAttribute(name, nonsense.at(index - 1)!);
      await settled();
      expect(problems).toEqual([]);
    });
  });

  describe('airside-store', () => {
    it.each(storeAttributes)('shows what is inside it, whatever %s says', async (name) => {
      for (const text of nonsense) {
        const store = document.createElement('airside-store');
        store.setAttribute(name, text);
        store.append(document.createElement('airside-newsletter'));
        document.body.append(store);
      }
      const inside = [...document.querySelectorAll('airside-newsletter')];
      await until(() => inside.forEach((element) => expect(textOf(element)).toContain('Subscribe')));
      expect(problems).toEqual([]);
    });

    it('says once that it does not have a language', async () => {
      const inside = put(
        '<div><airside-store locale="fr_CA"><airside-newsletter></airside-newsletter></airside-store>' +
          '<airside-store locale="fr_CA"><airside-newsletter></airside-newsletter></airside-store></div>',
      ).querySelectorAll('airside-newsletter');
      await until(() => inside.forEach((element) => expect(textOf(element)).toContain('Subscribe')));
      expect(vi.mocked(console.warn).mock.calls).toEqual([
        ['airside: Unable to locate locale fr_CA within generated dist directory; en_US is used.'],
      ]);
    });
  });
}
