// What the block below the button that buys promises, out of an editor's HTML.
import { describe, expect, it } from 'vitest';
import { parseAssurances } from '../../../src/catalog/product-page/assurances-api';

describe('what the shop promises', () => {
  it('is one line for each item, with its icon and the words round its link', () => {
    const html = `<ul><li class="icon-return lead">Send it <a class="x" href="/pages/returns?a=1&amp;b=2"><b>back</b></a> within
      thirty days</li><li>Sealed &amp; packed</li><li class="icon-unheard-of">By hand</li></ul>`;
    expect(parseAssurances(html)).toEqual([
      {
        icon: 'return',
        words: ['Send it', 'back', 'within thirty days'],
        href: '/pages/returns?a=1&b=2',
      },
      { icon: 'check', words: ['Sealed & packed', '', ''], href: '' },
      { icon: 'check', words: ['By hand', '', ''], href: '' },
    ]);
  });

  it.each(['', '<p>No list</p>', '<ul><li> </li></ul>', '<ul><li><script>alert(1)</script></li></ul>'])(
    'is nothing in %j',
    (html) => expect(parseAssurances(html)).toEqual([]),
  );
});
