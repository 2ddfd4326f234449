// What is said about a product, and how much of it can be bought.
import { describe, expect, it } from 'vitest';
import { htmlBlocks, htmlText } from '../../src/catalog/html-text';
import { pageSizes, sortChoices } from '../../src/catalog/listing/listing-choices';
import { badges, inCart, quantityBounds, shortName } from '../../src/catalog/product-rules';
import { unbroken } from '../../src/catalog/unbroken';
import { createText } from '../../src/words/text';

describe('a name on a card', () => {
  it('is shown whole up to 80 characters', () => {
    expect(shortName('x'.repeat(80))).toBe('x'.repeat(80));
  });

  it('is cut between words, never above 80 characters', () => {
    const name = 'Northfold Founders Reserve Single Malt Whisky Matured in First Fill Sherry Casks, 1998';
    const short = shortName(name);
    expect(short).toBe('Northfold Founders Reserve Single Malt Whisky Matured in First Fill Sherry…');
    expect([...short].length).toBeLessThanOrEqual(80);
  });

  it('without spaces is cut hard, and never through a character', () => {
    expect([...shortName('🥃'.repeat(90))]).toEqual([...Array<string>(79).fill('🥃'), '…']);
  });

  it('is not broken between a number and its word', () => {
    expect(unbroken('Glen Tarrow 21 Year Old')).toBe('Glen Tarrow 21\u00a0Year Old');
  });

  it('keeps an “&” with what it leads to', () => {
    expect(unbroken('Kestrel & Thorn Sloe Gin')).toBe('Kestrel &\u00a0Thorn Sloe Gin');
  });
});

it.each([
  [{ inStock: true, isNew: true, isBestSeller: true }, ['isNew', 'bestSeller']],
  [{ inStock: true, isNew: false, isBestSeller: false }, []],
  [{ inStock: false, isNew: true, isBestSeller: true }, ['soldOut']],
])('%o has the badges %o', (product, expected) => {
  expect(badges(product)).toEqual(expected);
});

describe('what is left', () => {
  const items = [
    { sku: 'A', quantity: 2 },
    { sku: 'B', quantity: 5 },
    { sku: 'A', quantity: 1 },
  ];
  it('counts what is in the cart already', () => {
    expect(inCart(items, 'A')).toBe(3);
    expect(inCart(undefined, 'A')).toBe(0);
  });
  it.each([
    [{}, 9, { min: 1 }],
    [{ onlyLeft: 5 }, 3, { min: 1, max: 2 }],
    [{ onlyLeft: 3 }, 5, { min: 1, max: 0 }],
    [{ onlyLeft: 2.5 }, 0, { min: 1, max: 2 }],
    [{ maxQuantity: 2 }, 1, { min: 1, max: 1 }],
    [{ onlyLeft: 1, maxQuantity: 2 }, 0, { min: 1, max: 1 }],
    [{ minQuantity: 6 }, 0, { min: 6 }],
    [{ minQuantity: 6, maxQuantity: 12 }, 6, { min: 1, max: 6 }],
  ])('of %o with %o in the cart is %o', (sold, already, bounds) => {
    expect(quantityBounds(sold, already)).toEqual(bounds);
  });
});

describe('text out of HTML', () => {
  it.each([
    [null, []],
    ['', []],
    ['<p></p><br>', []],
    ['Plain words', ['Plain words']],
    ['<p>One &amp; two</p><p>three<br/>four</p>', ['One & two', 'three', 'four']],
    ['<ul><li>peat</li><li>salt</li></ul>', ['peat', 'salt']],
    ['<p>5 &lt; 7 &#8211; caf&eacute; &#x1F943;</p>', ['5 < 7 – café 🥃']],
    ['<script>alert(1)</script><style>p{}</style><p>kept</p><!-- not -->', ['kept']],
    ['<p>a<script>alert(1)', ['a']],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', ['<script>alert(1)</script>']],
    ['1 < 2 and 3 > 2', ['1 < 2 and 3 > 2']],
    ['<div data-x="a">\n  spaced \n out </div>', ['spaced out']],
  ])('%o', (html, paragraphs) => {
    expect(htmlText(html)).toEqual(paragraphs);
  });
  it('tells headings and list items from paragraphs', () => {
    expect(
      htmlBlocks('Aged <b>12</b> years<h2>Notes</h2><ul>\n<li>peat</li><li>salt</li></ul><p>Serve.</p>'),
    ).toEqual([
      { kind: 'paragraph', text: 'Aged 12 years' },
      { kind: 'heading', text: 'Notes' },
      { kind: 'item', text: 'peat' },
      { kind: 'item', text: 'salt' },
      { kind: 'paragraph', text: 'Serve.' },
    ]);
  });
});

describe('choices of a listing', () => {
  const text = createText('en_US');
  it('offers multiples of the store’s page size and the one in the address', () => {
    expect(pageSizes(12, 12)).toEqual([12, 24, 48]);
    expect(pageSizes(12, 10)).toEqual([10, 12, 24, 48]);
    expect(pageSizes(60, 60)).toEqual([60]);
  });
  it('offers both directions of every field, the store’s own order first', () => {
    const fields = [
      { value: 'price', label: 'Price' },
      { value: 'position', label: 'Position' },
    ];
    const own = { by: 'position', direction: 'ASC' } as const;
    expect(sortChoices(fields, undefined, own, text)).toEqual([
      { value: 'position_asc', label: 'Recommended' },
      { value: 'price_asc', label: 'Price: low to high' },
      { value: 'price_desc', label: 'Price: high to low' },
    ]);
    expect(sortChoices([], { by: 'age', direction: 'ASC' }, own, text).at(-1)).toEqual({
      value: 'age_asc',
      label: 'age',
    });
  });
  it('offers orders of the shop’s own one way round', () => {
    const codes = ['newest', 'best_selling', 'saving', 'litre_price', 'constructor'];
    const fields = codes.map((value) => ({ value, label: value }));
    const own = { by: 'position', direction: 'ASC' } as const;
    expect(sortChoices(fields, undefined, own, text).map(({ value }) => value)).toEqual([
      'position_asc',
      ...['newest_desc', 'best_selling_desc', 'saving_desc', 'litre_price_asc'],
      ...['constructor_asc', 'constructor_desc'],
    ]);
  });
});
