// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { contracts } from '../../elements/build/contracts';
import { roomLine, roomRules, stepsOf } from '../../elements/build/rooms';
import { reserve, reserveRules } from '../../elements/kit/reserve';

const rules = roomRules(contracts);
const rooms = contracts.flatMap(({ tag, reserve, room = {} }) =>
  Object.entries(room).map(([rest, steps]) => ({ name: tag + rest, reserve, steps })),
);

it('the loader knows every element, and the room that its contract asks for', () =>
  expect(reserve).toEqual(
    Object.fromEntries(contracts.map(({ tag, reserve = '' }) => [tag.replace('airside-', ''), reserve])),
  ));

it('the loader keeps a line for what stands in one, and nothing for what asks for nothing', () => {
  expect(reserveRules()).toContain(
    'airside-price:not(:defined){display:inline-block;min-inline-size:20px;min-block-size:20px}',
  );
  expect(reserveRules()).toContain('airside-contact:not(:defined){display:block;min-block-size:640px}');
  expect(reserveRules()).not.toContain('airside-toasts');
});

it('keeps the room until something is drawn, and not where the page hides the element', () => {
  expect(rules).toMatch(
    /:is\(airside-[^{]*airside-footer[^{]*\):is\(:not\(:defined\),[^{]*:not\(\[hidden\]\)\{/,
  );
  expect(rules).toContain('::before{content:"";float:left}');
});

it('keeps none for what a server has drawn', () => {
  document.body.innerHTML =
    '<airside-product-card data-served></airside-product-card><airside-product-card></airside-product-card>';
  const [, every = ''] = /}?(:is\(airside-[^{]*):not\(\[hidden\]\)\{/.exec(rules) ?? [];
  expect([...document.querySelectorAll(every)]).toEqual([document.body.lastElementChild]);
});

it('makes steps of the width, and slopes between them', () => {
  const room = { '': '915 760:666 960:125+122.5 1200:1282-109.2' };
  const made = roomRules([{ ...contracts[0]!, tag: 'airside-contact', room }]);
  expect(made).toContain('airside-contact::before{block-size:915px}');
  expect(made).toContain('@container (width>=760px){airside-contact::before{block-size:666px}}');
  expect(made).toContain('airside-contact::before{block-size:calc(125px + 122.5cqi)}');
  expect(made).toContain('airside-contact::before{block-size:calc(1282px + -109.2cqi)}');
});

it('writes a line of style for a page: what stands in a line, what has rooms, nothing for what has none', () => {
  const named = (...names: string[]) =>
    contracts.filter(({ tag }) => names.includes(tag.replace('airside-', '')));
  const line = roomLine(named('mini-cart', 'newsletter'));
  expect(line).toMatch(/^<style>airside-mini-cart:not\(:defined\)\{display:inline-block;.*<\/style>$/);
  expect(line).toContain(roomRules(named('newsletter')));
  expect(line).not.toContain('airside-product-card');
  expect(roomLine(named('toasts'))).toBe('');
});

it('says of what stands in a line, and of what keeps a distance, where it will be', () => {
  expect(rules).toMatch(
    /:is\([^)]*airside-add-to-cart[^)]*\):is\(:not\(:defined\),[^{]*\{vertical-align:middle\}/,
  );
  expect(rules).toMatch(/@layer airside\{[^{]*airside-product-list[^{]*\{margin-block:/);
});

it('keeps whole rows of a list alone, unless its products are named', () => {
  const list = contracts.find(({ tag }) => tag === 'airside-product-list')!;
  const heightAt = (attributes: string, width: number): number => {
    const element = document.createElement('div');
    element.innerHTML = `<airside-product-list ${attributes}></airside-product-list>`;
    const fits = Object.entries(list.room!).filter(([rest]) => element.querySelector(list.tag + rest));
    const { height, slope } = stepsOf(fits.at(-1)![1]).findLast(({ from }) => from <= width)!;
    return height + (slope * width) / 100;
  };
  expect(heightAt('limit="4"', 800)).toBe(heightAt('limit="3"', 800));
  expect(heightAt('limit="5"', 400)).toBe(heightAt('limit="4"', 400));
  expect(heightAt('limit="3"', 400)).toBe(heightAt('limit="2"', 400));
  expect(heightAt('skus="A B C" limit="3"', 400)).toBeGreaterThan(heightAt('limit="3"', 400));
  expect(heightAt('skus="A B C D" limit="4"', 800)).toBeGreaterThan(heightAt('limit="4"', 800));
});

it('says which step is none', () => expect(() => stepsOf('12 300:a')).toThrow('A room has no step "300:a".'));

it.each(rooms)('the steps of $name get wider, and its loader keeps no more', ({ reserve, steps }) => {
  const read = stepsOf(steps);
  const from = read.map((step) => step.from);
  expect(from).toEqual([...new Set(from)].sort((a, b) => a - b));
  const heights = read.flatMap(({ from, height, slope }, index) =>
    [from || 300, read[index + 1]?.from ?? 1440].map((width) => height + (slope * width) / 100),
  );
  // A size of more than one figure is for one width each.
  const least = Number(/^\d+px$/.exec(reserve ?? '')?.[0].slice(0, -2) ?? 0);
  expect(reserve).toBeTruthy();
  expect(least).toBeLessThanOrEqual(Math.min(...heights));
});
