import { describe, expect, it } from 'vitest';
import { pageEntries } from '../../../src/ui/pagination/pages';

describe('pageEntries', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 12, [1, 2, 3, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
    [12, 12, [1, 'gap', 10, 11, 12]],
  ])('on page %d of %d shows %j', (page, pages, shown) => {
    expect(pageEntries(page, pages)).toEqual(shown);
  });
});
