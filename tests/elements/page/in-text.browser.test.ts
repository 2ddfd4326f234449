// What stands in a text: in line with the words, as wide as its own, at a distance, in whole rows.
import { beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '../../../elements/build/contracts';
import { roomRules } from '../../../elements/build/rooms';
import { inTextStyles } from '../../../src/ui/ground/ground-styles';
import { freshPage, never, openPage, realFetch, replies } from '../../support/open-page';

freshPage();

/** px */
const width = 800;

let page: HTMLElement;
beforeEach(() => {
  const text = 'font:18px/28px serif;margin-block:20px';
  openPage(`<style>p{${text}}</style><div style="display:flow-root;inline-size:${width}px"></div>`);
  page = document.body.querySelector('div')!;
});

const element = (name: string) => page.querySelector<HTMLElement>(`airside-${name}`)!;
const inside = (name: string, selector: string) =>
  [...element(name).shadowRoot!.querySelectorAll<HTMLElement>(selector)].filter((node) =>
    node.checkVisibility(),
  );

async function drawn(name: string, selector: string): Promise<void> {
  await customElements.whenDefined(`airside-${name}`);
  await expect.poll(() => inside(name, selector).length, { timeout: 60_000 }).toBeGreaterThan(0);
}

/** Where the words before and behind an element stand. */
function words(name: string): { before: DOMRect; behind: DOMRect } {
  const [before, behind] = [element(name).previousSibling!, element(name).nextSibling!].map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  return { before: before!.at(-1)!, behind: behind![0]! };
}

describe('airside-price', () => {
  beforeEach(async () => {
    page.innerHTML = '<p>Now <airside-price sku="GN-002"></airside-price>, while there is any.</p>';
    await drawn('price', '.price-regular');
  });

  it('of an offer goes on its sentence: one line, and no hole before the comma', () => {
    const { before, behind } = words('price');
    const [line, ...more] = element('price').getClientRects();
    expect(more).toEqual([]);
    expect(Math.abs(before.right - line!.left)).toBeLessThan(1);
    expect(Math.abs(behind.left - line!.right)).toBeLessThan(1);
    const [last] = inside('price', '.price-regular');
    expect(behind.left - last!.getBoundingClientRect().right).toBeLessThan(1);
    expect(page.querySelector('p')!.getBoundingClientRect().height).toBe(28);
  });

  it('breaks as words do', () => {
    const price = element('price');
    page.style.inlineSize = `${price.getBoundingClientRect().width - 4}px`;
    expect(price.getClientRects().length).toBeGreaterThan(1);
  });

  it('is a block where the page says so, and says what is saved where it is told to', () => {
    expect(inside('price', '.price-saving')).toEqual([]);
    page.insertAdjacentHTML(
      'beforeend',
      '<style>airside-price{display:block}airside-price::part(price-saving){display:inline}</style>',
    );
    expect(element('price').getBoundingClientRect().width).toBe(width);
    expect(inside('price', '.price-saving')).toHaveLength(1);
  });
});

describe('airside-add-to-cart', () => {
  it('is as wide as its words, in the line of the page’s', async () => {
    page.innerHTML = '<p>No time? <airside-add-to-cart sku="GN-002"></airside-add-to-cart> Good.</p>';
    await drawn('add-to-cart', '.button:not([aria-busy])');
    const button = inside('add-to-cart', '.button')[0]!.getBoundingClientRect();
    const host = element('add-to-cart').getBoundingClientRect();
    expect(host.width).toBeCloseTo(button.width, 0);
    expect(host.width).toBeLessThan(width / 3);
    const { before, behind } = words('add-to-cart');
    expect([before.top, before.bottom]).toEqual([behind.top, behind.bottom]);
    expect(before.top).toBeGreaterThan(button.top);
    expect(behind.bottom).toBeLessThan(button.bottom);
  });

  it('stays as wide when something is said below it', async () => {
    page.innerHTML = '<p>No time? <airside-add-to-cart sku="GN-002"></airside-add-to-cart></p>';
    await drawn('add-to-cart', '.button:not([aria-busy])');
    const [button] = inside('add-to-cart', '.button');
    const before = button!.getBoundingClientRect();
    button!.click();
    await drawn('add-to-cart', '.purchase-status > p');
    await drawn('add-to-cart', '.button:not([aria-busy])');
    const after = button!.getBoundingClientRect();
    expect([after.width, after.top]).toEqual([before.width, before.top]);
  });

  it('on a card is as wide as the card', async () => {
    page.innerHTML = '<airside-product-card sku="GN-002" add-to-cart></airside-product-card>';
    await drawn('product-card', '.button');
    const [button] = inside('product-card', '.button');
    expect(button!.getBoundingClientRect().width).toBe(element('product-card').getBoundingClientRect().width);
  });
});

describe('blocks between paragraphs', () => {
  const blocks = ['product-list', 'product-card', 'newsletter'];
  const put = () => {
    page.innerHTML = `<p>Before.</p><airside-product-list skus="GN-002 WH-002"></airside-product-list>
      <airside-product-card sku="GN-002"></airside-product-card>
      <airside-newsletter></airside-newsletter><p>After.</p>`;
  };
  const show = async () => {
    put();
    await drawn('product-list', '.card-link');
    await drawn('product-card', '.card-link');
    await drawn('newsletter', 'form');
  };
  const style = (css: string) => page.insertAdjacentHTML('beforeend', `<style>${css}</style>`);
  /** Distances from one to the next. */
  const distances = () => {
    const boxes = [...page.querySelectorAll(`p,${blocks.map((name) => `airside-${name}`).join()}`)].map(
      (node) => node.getBoundingClientRect(),
    );
    return boxes.slice(1).map((box, index) => Math.round(box.top - boxes[index]!.bottom));
  };

  it('keep a distance that collapses with that of their neighbours', async () => {
    await show();
    expect(distances()).toEqual([32, 32, 32, 32]);
    style('p{margin-block:50px}');
    expect(distances()).toEqual([50, 32, 32, 50]);
  });

  it('follow the page’s tokens, and its own rules before theirs', async () => {
    await show();
    style(`div{--airside-space:5px}`);
    expect(distances()).toEqual([40, 40, 40, 40]);
    style('airside-product-card{margin-block:3px}');
    expect(distances()).toEqual([40, 40, 40, 40]);
    style('airside-newsletter{margin-block:7px}');
    expect(distances()).toEqual([40, 40, 7, 20]);
    style('*{margin:0}');
    expect(distances().slice(0, 2)).toEqual([20, 3]);
  });

  describe('as their contracts say', () => {
    const spaced = contracts.filter((contract) => contract.spaced).map(({ tag }) => tag);
    const margins = () =>
      [...page.children].flatMap((node) =>
        node.localName.includes('-') ? getComputedStyle(node).marginTop : [],
      );

    it('are those that have the sheet for it', () => {
      const [sheet = ''] = inTextStyles;
      expect(sheet).toContain('margin-block');
      const all = contracts.filter(({ styles }) => styles.includes(sheet)).map(({ tag }) => tag);
      expect(spaced).toEqual(all);
      expect(spaced).toEqual(expect.arrayContaining(blocks.map((name) => `airside-${name}`)));
    });

    it('have it from the first paint on, as weakly', () => {
      // Before they are known.
      const unknown = (text: string) =>
        text.replaceAll('airside-', 'unknown-').replaceAll('--unknown', '--airside');
      page.innerHTML = unknown(spaced.map((tag) => `<${tag}></${tag}>`).join(''));
      style(unknown(roomRules(contracts)));
      expect(margins()).toEqual(spaced.map(() => '32px'));
      style('div{--airside-space:5px}');
      expect(margins()).toEqual(spaced.map(() => '40px'));
      page.insertAdjacentHTML('afterbegin', '<style>*{margin:0}</style>');
      expect(margins()).toEqual(spaced.map(() => '0px'));
    });
  });

  it('leave no gap where there is nothing to show', async () => {
    page.innerHTML =
      '<p>Before.</p><airside-product-card sku="GONE" hide-empty></airside-product-card><p>After.</p>';
    await customElements.whenDefined('airside-product-card');
    const card = element('product-card');
    await expect.poll(() => card.getBoundingClientRect().height, { timeout: 60_000 }).toBe(0);
    const [before, after] = [...page.querySelectorAll('p')].map((node) => node.getBoundingClientRect());
    expect(after!.top - before!.bottom).toBe(32);
  });
});

describe('airside-product-list', () => {
  const put = (attributes: string, inlineSize = width) => {
    page.style.inlineSize = `${inlineSize}px`;
    page.innerHTML = `<airside-product-list ${attributes}></airside-product-list>`;
  };
  const rows = (): number[] => {
    const tops = inside('product-list', '.product-grid > *').map((item) => item.offsetTop);
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  };

  it.each<[attributes: string, inlineSize: number, rows: number[]]>([
    ['category-uid="MjE=" limit="4"', width, [3]],
    ['category-uid="MjE=" limit="5"', width, [3]],
    ['category-uid="MjE=" limit="4"', 400, [2, 2]],
    ['category-uid="MjE=" limit="3"', 400, [2]],
    ['category-uid="MjE="', width, [3, 3]],
    ['category-uid="MjE=" limit="2"', width, [2]],
    ['category-uid="MjE=" limit="1"', 400, [1]],
    ['category-uid="MjE=" limit="4" partial-row', width, [3, 1]],
    ['skus="GN-001 GN-002 WH-002 WH-006"', width, [3, 1]],
  ])('with %s at %i px has rows of %j, from its shapes on', async (attributes, inlineSize, expected) => {
    put(attributes, inlineSize);
    await drawn('product-list', '.card-link');
    expect(rows()).toEqual(expected);
    replies.set('*', never);
    localStorage.clear();
    openPage('<div></div>');
    page = document.body.querySelector('div')!;
    put(attributes, inlineSize);
    await drawn('product-list', '.card-shape');
    expect(rows()).toEqual(expected);
  });

  it('leaves out none of fewer than it may show', async () => {
    replies.set('ProductShelf', async (request) => {
      const answer = (await (await realFetch(request)).json()) as {
        data: { products: { items: unknown[] } };
      };
      answer.data.products.items.splice(4);
      return Response.json(answer);
    });
    put('category-uid="MjE="');
    await drawn('product-list', '.card-link');
    expect(rows()).toEqual([3, 1]);
  });
});
