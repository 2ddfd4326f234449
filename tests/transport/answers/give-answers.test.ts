import { describe, expect, test } from 'vitest';
import { giveAnswers } from '../../../src/transport/answers/give-answers';
import { answersLast, questionKey } from '../../../src/transport/answers/page-answers';
import { documentOf } from '../../support/documents';

const menu = documentOf('query Menu($size: Int) { menu(size: $size) }');
const address = '/api/home-page?populate=deep';
const at = 1_800_000_000_000;

function open({ now = at, isMeant = true } = {}) {
  const data = { [questionKey('Menu', { size: 1 })]: { menu: 1 }, [address]: { home: 1 } };
  return giveAnswers([{ at, data }], () => now)(() => isMeant);
}

describe('answers that came with the page', () => {
  test('are given once', () => {
    const take = open();
    expect(take(menu, { size: 1 })).toEqual({ menu: 1 });
    expect(take(menu, { size: 1 })).toBeUndefined();
    expect(take(address)).toEqual({ home: 1 });
    expect(take(address)).toBeUndefined();
  });

  test('are for whom they were meant alone', () => {
    expect(open({ isMeant: false })(address)).toBeUndefined();
  });

  test.each([
    ['older than they last', answersLast],
    ['of the future, by a clock that is wrong', -answersLast],
  ])('are nothing when they are %s', (_, age) => {
    expect(open({ now: at + age })(address)).toBeUndefined();
  });

  test('are those of all that brought some, each as old as it is', () => {
    const all = [
      { at, data: { '/one': 1 } },
      { at: at - answersLast, data: { '/two': 2 } },
    ];
    const take = giveAnswers(all, () => at)(() => true);
    expect([take('/one'), take('/two')]).toEqual([1, undefined]);
  });

  test('tell questions apart by all that they ask', () => {
    const take = open();
    expect(take(menu, { size: 2 })).toBeUndefined();
    expect(take(documentOf('query Menus { menu }'), { size: 1 })).toBeUndefined();
    expect(questionKey('Shell', undefined)).toBe(questionKey('Shell', {}));
  });
});
