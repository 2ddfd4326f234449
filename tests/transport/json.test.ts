// Requests say what was meant on pages whose libraries changed what JSON makes of arrays.
import { afterEach, expect, it } from 'vitest';
import { toJson } from '../../src/transport/json';

const extended = Array.prototype as { toJSON?: unknown };
afterEach(() => delete extended.toJSON);

it('writes arrays as arrays where a library made texts of them', () => {
  Object.defineProperty(Array.prototype, 'toJSON', {
    configurable: true,
    value(this: unknown[]) {
      return `[${this.join()}]`;
    },
  });
  const value = { skus: ['GN-002', 'WH-001'], filter: { in: [['a'], []] }, none: null, at: new Date(0) };
  expect(JSON.parse(toJson(value))).toEqual({ ...value, at: '1970-01-01T00:00:00.000Z' });
  expect(toJson(['a'])).toBe('["a"]');
});

it('leaves out what has no JSON', () => {
  expect(toJson({ query: 'a', variables: undefined })).toBe('{"query":"a"}');
});
