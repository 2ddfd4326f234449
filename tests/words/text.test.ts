import { expect, test, vi } from 'vitest';
import { known as messages } from '../../src/words/known';
import { createText, type MessageKey } from '../../src/words/text';

// Every part, whichever feature brings it.
import.meta.glob('../../src/words/catalogue/*.ts', { eager: true });

test.each(['en_US', 'en-US'])('%s exists', (locale) => {
  expect(createText(locale)('app.online')).toBe('You are online.');
});

test.each(['de_DE', '', 'constructor', 'en_GB', 'EN', 'not a locale!'])(
  'Unknown locale | "%s" is said once, and English is spoken',
  (locale) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(createText(locale)('app.debug', { location: 1234.5 })).toContain('in 1,234.5');
    expect(createText(locale)('cart.openCount', { n: 1 })).toBe(
      createText('en_US')('cart.openCount', { n: 1 }),
    );
    expect(said.mock.calls).toEqual([
      [`airside: Unable to locate locale ${locale} within generated dist directory; en_US is used.`],
    ]);
    said.mockRestore();
  },
);

test('fills in parameters, numbers with thousands separators; keeps a placeholder that has no value', () => {
  const text = createText('en_US');
  expect(text('app.debug', { id: 'E-1', location: 1234, constructor: 'x' })).toBe(
    'Debug: E-1 in 1,234: {error}',
  );
});

test('a missing text shows its key', () => {
  expect(createText('en_US')('app.nothing' as MessageKey)).toBe('app.nothing');
});

const plurals = Object.entries(messages).flatMap(([feature, texts]) =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value && 'one' in value
      ? [[`${feature}.${key}`, value as { one: string; other: string }] as const]
      : [],
  ),
);

test.runIf(plurals.length)('plurals go by n', () => {
  const text = createText('en_US');
  for (const [key, { one, other }] of plurals) {
    const said = (n: number) => text(key as MessageKey, { n });
    expect(said(1), key).toBe(one.replaceAll('{n}', '1'));
    expect([said(0), said(2)], key).toEqual([other.replaceAll('{n}', '0'), other.replaceAll('{n}', '2')]);
  }
});

test('no text is empty', () => {
  const walk = (value: unknown, path: string): string[] =>
    typeof value === 'string'
      ? value.trim()
        ? []
        : [path]
      : Object.entries(value as object).flatMap(([key, inner]) => walk(inner, `${path}.${key}`));
  expect(walk(messages, 'messages')).toEqual([]);
});
