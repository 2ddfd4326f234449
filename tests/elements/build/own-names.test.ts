// The bundler's helpers on a page that has put names of its own on every object.
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { ownNames } from '../../../elements/build/own-names';

const sources: Record<string, string> = {
  entry:
    "import * as all from 'module'; import common from 'common'; export default [all, common.a, common.require];",
  module: 'export const answer = () => 42;',
  common: `
    exports.a = 1; exports.__esModule = false;
    exports.require = typeof require === 'function' && require;`,
};

type Made = [all: { answer(): number }, a: number, require: unknown];

/** The body of a function that answers what the entry exports, bundled with all helpers that it needs. */
async function bundled(): Promise<string> {
  const bundle = await rolldown({
    input: 'entry',
    plugins: [
      { name: 'sources', resolveId: (id) => (id in sources ? id : null), load: (id) => sources[id] ?? null },
      ownNames(),
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code.replace(/export \{ (\w+) as default \}/, 'return $1');
}

it.each(['x', 'get', 'set', 'value'])('is not misled by a "%s" of the page', async (name) => {
  const code = await bundled();
  let made: Made | undefined;
  Object.defineProperty(Object.prototype, name, { value: 'y', enumerable: true, configurable: true });
  try {
    made = (new Function(code) as () => typeof made)();
  } finally {
    delete (Object.prototype as unknown as Record<string, unknown>)[name];
  }
  expect(Object.keys(made![0])).toEqual(['answer']);
  expect(made![0].answer()).toBe(42);
  expect(made![1]).toBe(1);
});

it('leaves the `require` of a page alone', async () => {
  const run = new Function('require', await bundled()) as (require: unknown) => Made;
  expect(run(() => 'the page’s')[2]).toBe(false);
});
