import { expect, it } from 'vitest';
import { reserve } from '../../elements/reserve';
import { roomRules, rooms } from '../../elements/rooms';

const rules = roomRules();

it('keeps the room until something is drawn, and not where the page hides the element', () => {
  expect(rules).toMatch(
    /:is\(airside-[^{]*airside-footer[^{]*\):is\(:not\(:defined\),[^{]*:not\(\[hidden\]\)\{/,
  );
  expect(rules).toContain('::before{content:"";float:left}');
});

it('makes steps of the width, and slopes between them', () => {
  expect(rules).toContain('airside-contact::before{block-size:915px}');
  expect(rules).toContain('@container (width>=760px){airside-contact::before{block-size:666px}}');
  expect(rules).toMatch(/airside-product-card::before\{block-size:calc\(\d+px \+ [\d.]+cqi\)\}/);
});

it.each(Object.entries(rooms))('reads %s', (name, steps) => {
  for (const step of steps.split(' ')) expect(step).toMatch(/^(\d+:)?\d+([+-]\d+(\.\d)?)?$/);
  const from = steps.split(' ').map((step) => Number(/^(\d+):/.exec(step)?.[1] ?? 0));
  expect(from).toEqual([...new Set(from)].sort((a, b) => a - b));
  expect(Object.keys(reserve)).toContain(/^[a-z-]+/.exec(name)?.[0]);
});

it.each(Object.entries(rooms))('the loader keeps no more for %s', (name, steps) => {
  const least = Number(/^\d+px$/.exec(reserve[/^[a-z-]+/.exec(name)![0]]!)?.[0].slice(0, -2) ?? 0);
  const heights = steps.split(' ').map((step, index, all) => {
    const [, from = '300', height, slope = '0'] = /^(?:(\d+):)?(\d+)([+-][\d.]+)?$/.exec(step)!;
    const to = Number(/^(\d+):/.exec(all[index + 1] ?? '')?.[1] ?? 1440);
    const at = (width: number) => Number(height) + (Number(slope) * width) / 100;
    return Math.min(at(Number(from)), at(to));
  });
  expect(least).toBeLessThanOrEqual(Math.min(...heights));
});
