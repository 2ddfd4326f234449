// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { contracts } from '../../../elements/build/contracts';
import { grouped } from '../../../elements/build/groups';
import { groupNames } from '../../../elements/kit/groups';

const namesIn = (group: string): string[] =>
  grouped(contracts)
    .find(({ name }) => name === group)!
    .contracts.map(({ tag }) => tag.replace('airside-', ''));

it('shows each element once, under its heading', () => {
  expect(grouped(contracts).map(({ name }) => name)).toEqual(groupNames);
  const listed = grouped(contracts).flatMap(({ contracts }) => contracts);
  expect(listed.length).toBe(contracts.length);
  expect(new Set(listed)).toEqual(new Set(contracts));
});

it('begins with what most people come for, and goes on by name', () => {
  expect(namesIn('Cart and checkout')).toEqual(['mini-cart', 'cart-page', 'checkout']);
  const content = namesIn('Content');
  expect(content.slice(0, 3)).toEqual(['newsletter', 'contact', 'home']);
  expect(content.slice(3)).toEqual(content.slice(3).sort());
});

it('leaves out a heading with nothing under it', () =>
  expect(grouped(contracts.filter(({ group }) => group === 'Content')).map(({ name }) => name)).toEqual([
    'Content',
  ]));
