// The helpers of Rolldown's runtime that a chunk gets: no more than it uses.
import { expect, it } from 'vitest';
import { declare } from '../../../elements/build/inline-runtime';

const runtime = [
  'var d=Object.defineProperty,',
  'a=(e,t)=>()=>(t||e((t={exports:{}}).exports,t),t.exports),',
  's=(e,n)=>{let r={};for(var i in e)d(r,i,{get:e[i]});return r},',
  'q=(e=>typeof require<`u`?require:e)(function(){throw Error(`no require`)});',
  'export{s as n,q as r,a as t};',
].join('');

/** What the declared name does in the chunk. */
const run = (imports: string, expression: string): unknown =>
  new Function(`${declare(imports, runtime)};return ${expression}`)();

it('declares what is imported, by the name that the chunk gave it', () => {
  expect(run('n as e', 'e({ answer: () => 42 }).answer')).toBe(42);
  expect(run('n', 'n({ answer: () => 42 }).answer')).toBe(42);
  expect(run('t as e,n as t', 'e((exports) => { exports.a = t({ b: () => 1 }).b })().a')).toBe(1);
});

it('leaves out what the chunk does not use, also what is made by a call', () => {
  expect(declare('n as e', runtime)).not.toMatch(/require|exports/);
  expect(declare('t as e', runtime)).not.toMatch(/require|defineProperty/);
  expect(declare('r as e', runtime)).toContain('no require');
});

it.each(['x', 'set', 'value'])('is not misled by a page that gave every object a "%s"', (name) => {
  const code = `${declare('n as e', runtime)};return e({ answer: () => 42 })`;
  let made: { answer?: number } = {};
  Object.defineProperty(Object.prototype, name, { value: 'y', enumerable: true, configurable: true });
  try {
    made = new Function(code)() as typeof made;
  } finally {
    delete (Object.prototype as unknown as Record<string, unknown>)[name];
  }
  expect(Object.getOwnPropertyNames(made)).toEqual(['answer']);
  expect(made.answer).toBe(42);
});
