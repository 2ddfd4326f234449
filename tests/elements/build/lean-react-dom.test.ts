// What the build leaves out of React DOM, and that what is left means the same.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutUnusedFeatures } from '../../../elements/build/lean-react-dom';

const root = join(import.meta.dirname, '../../..');
const frame = `
  var isHydrating = !1, other = 1;
  var shouldStartViewTransition = !1;
  function isHostHoistableType(type) { return type === 'title'; }`;
const lean = (code: string) =>
  withoutUnusedFeatures(frame + code, ['useState']).slice(withoutUnusedFeatures(frame, []).length);
/** What the function that is left answers. */
const run = (body: string, value: unknown): unknown =>
  new Function(
    'value',
    `${withoutUnusedFeatures(frame + `function f(fiber) {${body}}`, [])};return f(value)`,
  )(value);

it('takes what is never set for what it is at first', () => {
  expect(lean('if (isHydrating) a(root.current.isDehydrated); isHydrating = !0;')).toBe('if (!1) a(!1); !0;');
  expect(lean('x = isHydrating ? 1 : (isHydrating = y(), 2)')).toBe('x = !1 ? 1 : (y(), 2)');
  expect(lean('state = { isDehydrated: !1 }; state.dehydrated = 1;')).toBe(
    'state = { isDehydrated: !1 }; state.dehydrated = 1;',
  );
});

it('makes no error before something is wrong', () => {
  expect(lean('var a = 1, stop = Error(f(1)); function g() { var b = Error(2); throw stop; }')).toBe(
    'var a = 1, stop = {}; function g() { var b = Error(2); throw stop; }',
  );
});

it('knows a parameter of the same name', () => {
  expect(lean('function f(isHydrating) { return isHydrating; }')).toBe(
    'function f(isHydrating) { return isHydrating; }',
  );
});

it('hoists nothing', () => {
  expect(withoutUnusedFeatures(frame, [])).toContain('function isHostHoistableType(type) {return !1}');
});

describe('kinds of fibers that are never made', () => {
  it('are none in a comparison', () => {
    expect(lean('a = 13 === fiber.tag; b = fiber.tag !== 26; c = 5 === fiber.tag || 13 === lane;')).toBe(
      'a = !1; b = !0; c = 5 === fiber.tag || 13 === lane;',
    );
  });

  it('have no arm, and what the other arms do stays', () => {
    const arms = `
      switch (fiber.tag) {
        case 13: var kept = 1; return 'gone';
        case 3: case 26: kept = 'root'; return kept;
        case 5: fiber.seen = true;
        case 27: kept = 'host'; break;
        case 22: case 23: return 'gone';
        default: return 'other';
      }
      return kept;`;
    expect([3, 5, 13, 22, 7].map((tag) => run(arms, { tag }))).toEqual([
      'root',
      'host',
      'other',
      'other',
      'other',
    ]);
    expect(lean(`function f(fiber) {${arms}}`)).not.toContain('gone');
  });
});

it('leaves only hooks that can be called in the tables', () => {
  expect(lean('x = { readContext: readContext, use: use, useState: mountState, useId: mountId };')).toBe(
    'x = { readContext: readContext, useState: mountState };',
  );
});

it('refuses a React that is not as it was', () => {
  expect(() => withoutUnusedFeatures('var isHydrating = !1;', [])).toThrow(
    'React DOM has no isHostHoistableType, shouldStartViewTransition = !1 any more',
  );
});

it('has the kinds by their numbers in the React that is installed', () => {
  const require = createRequire(import.meta.url);
  const path = join(require.resolve('react-dom/package.json'), '../cjs/react-dom-client.production.js');
  const code = readFileSync(path, 'utf8');
  for (const [made, number] of [
    ['REACT_SUSPENSE_TYPE', 13],
    ['REACT_SUSPENSE_LIST_TYPE', 19],
    ['REACT_PROFILER_TYPE', 12],
    ['REACT_VIEW_TRANSITION_TYPE', 30],
    ['REACT_ACTIVITY_TYPE', 31],
  ] as const)
    expect(code).toMatch(new RegExp(`case ${made}:[^:]*\\(${number},`));
  expect(code).toMatch(/REACT_FORWARD_REF_TYPE:\s+fiberTag = 11;/);
  expect(code).toMatch(/REACT_LAZY_TYPE:\s+fiberTag = 16;/);
  expect(code).toMatch(/isHostHoistableType\([^]*?\? 26\s+: "html" === type[^?]*\? 27\s+: 5/);

  const left = withoutUnusedFeatures(code, ['useState', 'useEffect']);
  expect(() => parseAst(left)).not.toThrow();
  expect(left).not.toMatch(/case (13|26|30):|useOptimistic:|M: preinitModuleScript/);
});

it('no component renders what React would hoist or take for the page itself', () => {
  const hoisted = /<(title|meta|link|style|script|base|html|head|body)[\s/>]/;
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => hoisted.test(readFileSync(join(root, 'src', file), 'utf8')))).toEqual([]);
});
