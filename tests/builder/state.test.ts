// @vitest-environment happy-dom
// The embed builder's memory is its address; the preview is told what happened in plain data.
import { describe, expect, it } from 'vitest';
import { createChoices } from '../../demo-host/pages/builder/shop-data';
import { sendable } from '../../demo-host/pages/builder/preview-messages';
import {
  attributesOf,
  readState,
  start,
  writeState,
  type BuilderState,
} from '../../demo-host/pages/builder/state';
import { contracts } from '../../elements/build/contracts';

const read = (query: string): BuilderState => readState(new URLSearchParams(query), contracts);

describe('address', () => {
  it('is empty at the start', () => {
    expect(writeState(start)).toBe('');
    expect(read('')).toEqual(start);
  });
  it.each<[string, BuilderState]>([
    [
      '?element=product-list&a.category-uid=MjE%3D&a.limit=3',
      { ...start, tag: 'airside-product-list', values: { 'category-uid': 'MjE=', limit: '3' } },
    ],
    [
      '?t.accent=%23003366&theme=rtl&width=360&runtime=preact&release=fixed',
      {
        ...start,
        tokens: { '--airside-accent': '#003366' },
        theme: 'rtl',
        width: '360',
        runtime: 'preact',
        isPinned: true,
      },
    ],
    ['?view=check', { ...start, view: 'check' }],
  ])('%s', (query, state) => {
    expect(read(query)).toEqual(state);
    expect(writeState(state)).toBe(query);
  });
  it.each([
    '?element=wheel',
    '?theme=__proto__',
    '?width=7',
    '?a.onclick=x',
    '?t.nothing=1',
    '?release=',
    '?runtime=vue',
  ])('%s means nothing', (query) => expect(read(query)).toEqual(start));
});

it('attributes by their type', () => {
  const list = contracts.find(({ tag }) => tag === 'airside-product-list')!;
  expect(attributesOf(list, { 'hide-empty': 'yes', limit: '3', heading: '', x: 'y' })).toEqual({
    'hide-empty': true,
    limit: 3,
    heading: '',
  });
});

describe('details', () => {
  const round: Record<string, unknown> = { name: 'x' };
  round['self'] = round;
  it.each<[unknown, unknown]>([
    [undefined, undefined],
    [{ items: [{ price: 1 }] }, { items: [{ price: 1 }] }],
    [{ error: new TypeError('no') }, { error: { name: 'TypeError', message: 'no' } }],
    [
      { at: document.createElement('p'), call: () => 1 },
      { at: '<p>', call: 'function' },
    ],
    [round, { name: 'x' }],
  ])('%#', (detail, sent) => expect(sendable(detail)).toEqual(sent));
});

it('what must be set is chosen by name, but for words', () => {
  const choicesFor = createChoices('https://shop.example/graphql');
  const written = contracts.flatMap(({ tag, needs = [], attributes }) =>
    needs
      .filter((name) => !choicesFor(tag, name) && !attributes[name]?.options)
      .map((name) => `${tag} ${name}`),
  );
  expect(written).toEqual(['airside-product-list search']);
});
