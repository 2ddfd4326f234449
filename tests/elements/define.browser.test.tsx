import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { define } from '../../elements/kit/define';
import { register } from '../../elements/kit/register';
import { useElementId } from '../../src/ui/use-element-id';
import { useStyles } from '../../src/ui/use-styles';
import { anywhere } from '../../src/ui/within';
import { contract, put, quietPage, settled, textOf, until } from './support';

quietPage();

const seen = vi.fn<(props: Record<string, unknown>) => void>();
const unmounted = vi.fn();
beforeEach(() => {
  seen.mockClear();
  unmounted.mockClear();
});

function Probe(props: Record<string, unknown>) {
  seen(props);
  const [count, setCount] = useState(0);
  useEffect(() => unmounted, []);
  return <button onClick={() => setCount(count + 1)}>{`count ${count}`}</button>;
}
const last = () => seen.mock.lastCall?.[0] ?? {};

const attributes = {
  open: { type: 'boolean', description: '' },
  wide: { type: 'boolean', default: true, description: '' },
  limit: { type: 'number', default: 6, description: '' },
  kind: { type: 'text', options: ['new', 'special'], default: 'new', description: '' },
  'product-sku': { type: 'text', description: '' },
  heading: { type: 'text', prop: 'title', description: '' },
} as const;

function defineProbe() {
  const made = contract({
    component: Probe as never,
    attributes,
    properties: { product: { description: '', type: 'object' } },
    events: { 'airside-item-added': { description: '', detail: '' } },
  });
  define(made);
  return made.tag;
}

describe('attributes', () => {
  it('gives defaults when there are none', async () => {
    const tag = defineProbe();
    put(`<${tag}></${tag}>`);
    await until(() => expect(last()).toMatchObject({ open: false, wide: true, limit: 6, kind: 'new' }));
    expect(last().productSku).toBeUndefined();
  });

  it.each([
    ['open', { open: true }],
    ['open=""', { open: true }],
    ['open="true"', { open: true }],
    ['open="yes"', { open: true }],
    ['open="open"', { open: true }],
    ['open="no"', { open: false }],
    ['open="false"', { open: false }],
    ['wide="no"', { wide: false }],
    ['limit="3"', { limit: 3 }],
    ['limit="0"', { limit: 0 }],
    ['limit="-1.5"', { limit: -1.5 }],
    ['kind="special"', { kind: 'special' }],
    ['product-sku="WH-001"', { productSku: 'WH-001' }],
    ['product-sku=""', { productSku: '' }],
    ['heading="New"', { title: 'New' }],
  ])('reads %s', async (markup, props) => {
    const tag = defineProbe();
    put(`<${tag} ${markup}></${tag}>`);
    await until(() => expect(last()).toMatchObject(props));
  });

  it('goes back to the default when an attribute is removed', async () => {
    const tag = defineProbe();
    const element = put(`<${tag} open limit="3" product-sku="a"></${tag}>`);
    await until(() => expect(last()).toMatchObject({ open: true, limit: 3, productSku: 'a' }));
    element.removeAttribute('open');
    element.removeAttribute('limit');
    element.removeAttribute('product-sku');
    await until(() => expect(last()).toMatchObject({ open: false, limit: 6, productSku: undefined }));
  });

  it('never throws from markup, and says once what is wrong', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tag = defineProbe();
    put(`<${tag} limit="many" kind="odd"></${tag}>`);
    put(`<${tag} limit="many" kind="odd" open="perhaps"></${tag}>`);
    await until(() => expect(last()).toMatchObject({ limit: 6, kind: 'new', open: true }));
    const sentences = warn.mock.calls.map(([sentence]) => String(sentence));
    expect(sentences.filter((sentence) => sentence.includes('limit="many"'))).toHaveLength(1);
    expect(sentences.filter((sentence) => sentence.includes('kind="odd"'))).toHaveLength(1);
    expect(sentences.filter((sentence) => sentence.includes('open="perhaps"'))).toHaveLength(1);
  });
});

describe('properties', () => {
  it('takes over what was set before the element was defined', async () => {
    const made = contract({ component: Probe as never, attributes });
    const element = put(`<${made.tag} limit="2"></${made.tag}>`) as HTMLElement & { limit: number };
    element.limit = 9;
    define(made);
    await until(() => expect(last().limit).toBe(9));
    expect(element.limit).toBe(9);
    element.limit = 10;
    await until(() => expect(last().limit).toBe(10));
  });

  it('keeps the identity of objects and never writes them into the markup', async () => {
    const tag = defineProbe();
    const element = put(`<${tag}></${tag}>`) as HTMLElement & { product?: unknown };
    const product = { made: new Date(), buy: () => 1 };
    element.product = product;
    await until(() => expect(last().product).toBe(product));
    expect(element.product).toBe(product);
    expect(element.outerHTML).not.toContain('object');
  });

  it('lets the markup count again when a property is undone', async () => {
    const tag = defineProbe();
    const element = put(`<${tag} limit="2"></${tag}>`) as HTMLElement & { limit?: number };
    element.limit = 9;
    await until(() => expect(last().limit).toBe(9));
    element.limit = undefined;
    await until(() => expect(last().limit).toBe(2));
    element.removeAttribute('limit');
    await until(() => expect(last().limit).toBe(6));
  });

  it('renders once for several changes in one turn', async () => {
    const tag = defineProbe();
    const element = put(`<${tag}></${tag}>`);
    await until(() => expect(seen).toHaveBeenCalled());
    await settled();
    seen.mockClear();
    element.setAttribute('limit', '1');
    element.setAttribute('open', '');
    element.setAttribute('product-sku', 'x');
    await until(() => expect(last()).toMatchObject({ limit: 1, open: true, productSku: 'x' }));
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

describe('life in the page', () => {
  it('keeps its state when it is moved, and ends when it is removed', async () => {
    const tag = defineProbe();
    const element = put(`<${tag}></${tag}>`);
    await until(() => expect(textOf(element)).toBe('count 0'));
    element.shadowRoot?.querySelector('button')?.click();
    await until(() => expect(textOf(element)).toBe('count 1'));
    put('<section></section>').append(element);
    await settled();
    expect(textOf(element)).toBe('count 1');
    expect(unmounted).not.toHaveBeenCalled();
    element.remove();
    await until(() => expect(unmounted).toHaveBeenCalledTimes(1));
    document.body.append(element);
    await until(() => expect(textOf(element)).toBe('count 0'));
  });

  it('keeps its state through moveBefore', async () => {
    const tag = defineProbe();
    const element = put(`<${tag}></${tag}>`);
    await until(() => expect(textOf(element)).toBe('count 0'));
    element.shadowRoot?.querySelector('button')?.click();
    await until(() => expect(textOf(element)).toBe('count 1'));
    const place = put('<section></section>') as HTMLElement & {
      moveBefore?(node: Node, before: Node | null): void;
    };
    if (!place.moveBefore) return;
    place.moveBefore(element, null);
    await settled();
    expect(textOf(element)).toBe('count 1');
  });

  it('renders nothing while it is not on the page', async () => {
    const element = document.createElement(defineProbe());
    element.setAttribute('limit', '2');
    await settled();
    expect(seen).not.toHaveBeenCalled();
  });

  it('accepts a shadow root that the server has sent', async () => {
    const made = contract({ component: Probe as never });
    const box = document.createElement('div');
    document.body.append(box);
    box.setHTMLUnsafe(
      `<${made.tag}><template shadowrootmode="open"><p>from the server</p></template></${made.tag}>`,
    );
    const element = box.firstElementChild as HTMLElement;
    expect(textOf(element)).toBe('from the server');
    define(made);
    await until(() => expect(textOf(element)).toBe('count 0'));
  });

  it('dispatches events from the element, through every shadow root', async () => {
    const made = contract({
      component: (({ onItemAdded }: { onItemAdded: (detail: unknown) => void }) => (
        <button onClick={() => onItemAdded({ sku: 'a' })}>add</button>
      )) as never,
      events: { 'airside-item-added': { description: '', detail: '' } },
    });
    define(made);
    const outer = put('<div></div>').attachShadow({ mode: 'open' });
    const element = document.createElement(made.tag);
    outer.append(element);
    const heard: [detail: unknown, from: EventTarget | undefined][] = [];
    document.addEventListener(
      'airside-item-added',
      (event) => heard.push([(event as CustomEvent<unknown>).detail, event.composedPath()[0]]),
      { once: true },
    );
    await until(() => expect(textOf(element)).toBe('add'));
    element.shadowRoot?.querySelector('button')?.click();
    expect(heard).toEqual([[{ sku: 'a' }, element]]);
  });
});

describe('room', () => {
  it('is kept until the component stands, and not a moment longer', async () => {
    const made = contract({
      component: (() => <p style={{ margin: 0, height: 10 }} />) as never,
      reserve: '300px',
    });
    define(made);
    const element = put(`<${made.tag} style="display:block"></${made.tag}>`);
    expect(element.offsetHeight).toBe(300);
    await until(() => expect(element.shadowRoot?.querySelector('p')).toBeTruthy());
    expect(element.offsetHeight).toBe(10);
  });
});

describe('a component that fails', () => {
  function Fragile({ explode }: { explode?: boolean }) {
    if (explode) throw new Error('bang');
    return <p>whole</p>;
  }
  const fragile = () => {
    const made = contract({
      component: Fragile as never,
      attributes: { explode: { type: 'boolean', description: '' } },
    });
    define(made);
    return made.tag;
  };

  it('shows the error view in its place, says so, and leaves the others alone', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tag = fragile();
    const heard = vi.fn<(event: Event) => void>();
    document.addEventListener('airside-error', heard, { once: true });
    const broken = put(`<${tag} explode></${tag}>`);
    const whole = put(`<${tag}></${tag}>`);
    await until(() => expect(textOf(broken)).toContain('Oops!'));
    expect(textOf(broken)).toContain('Looks like something went wrong. Sorry about that.');
    expect(textOf(broken)).toContain('Take me home');
    expect(textOf(whole)).toBe('whole');
    expect((heard.mock.calls[0]?.[0] as CustomEvent<{ error: Error }>).detail.error.message).toBe('bang');
    expect(heard.mock.calls[0]?.[0].target).toBe(broken);
  });

  it('tries again when an attribute changes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const tag = fragile();
    const element = put(`<${tag} explode></${tag}>`);
    await until(() => expect(textOf(element)).toContain('Oops!'));
    element.removeAttribute('explode');
    await until(() => expect(textOf(element)).toBe('whole'));
  });
});

describe('styles', () => {
  const red = 'rgb(255, 0, 0)';
  const blue = 'rgb(0, 0, 255)';
  const hostile = (css: string) => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.body.append(sheet);
  };
  const Paragraph = (() => <p>text</p>) as never;

  it('are one sheet object for all instances, out of reach of the page', async () => {
    const made = contract({ component: Paragraph, styles: [`p { color: ${blue} }`] });
    define(made);
    hostile(`p { color: ${red} !important }`);
    const one = put(`<${made.tag}></${made.tag}>`);
    const two = put(`<${made.tag}></${made.tag}>`);
    await until(() => expect(textOf(two)).toBe('text'));
    expect(getComputedStyle(one.shadowRoot!.querySelector('p')!).color).toBe(blue);
    expect(one.shadowRoot?.adoptedStyleSheets[0]).toBe(two.shadowRoot?.adoptedStyleSheets[0]);
  });

  it('of a light root reach its inside only, and end where the next light root begins', async () => {
    const inner = contract({ root: 'light', component: Paragraph, styles: [':host { display: block }'] });
    const InnerTag = inner.tag as 'div';
    const outer = contract({
      root: 'light',
      component: (() => (
        <section>
          <p>outer</p>
          <InnerTag />
        </section>
      )) as never,
      styles: [
        `:host { display: grid } :host([hidden]) { display: none } p${anywhere} { color: ${blue}; animation: airside-test-x 1s }
         @keyframes airside-test-x { to { opacity: 0.5 } } @media all { section${anywhere} { border-left: 3px solid } }`,
      ],
    });
    define(inner);
    define(outer);
    const outside = put('<p>outside</p>');
    const element = put(`<${outer.tag}></${outer.tag}>`);
    await until(() => expect(element.querySelector(`${inner.tag} p`)).toBeTruthy());
    const inside = element.querySelector('p')!;
    expect(getComputedStyle(element).display).toBe('grid');
    expect(getComputedStyle(inside).color).toBe(blue);
    expect(getComputedStyle(element.querySelector('section')!).borderLeftWidth).toBe('3px');
    expect(inside.getAnimations()).toHaveLength(1);
    expect(getComputedStyle(outside).color).not.toBe(blue);
    expect(getComputedStyle(element.querySelector(`${inner.tag} p`)!).color).not.toBe(blue);
    element.hidden = true;
    expect(getComputedStyle(element).display).toBe('none');
  });

  it('of a light root follow it into a shadow root', async () => {
    const made = contract({
      root: 'light',
      component: Paragraph,
      styles: [`p${anywhere} { color: ${blue} }`],
    });
    define(made);
    const root = put('<div></div>').attachShadow({ mode: 'open' });
    const element = document.createElement(made.tag);
    root.append(element);
    await until(() => expect(element.querySelector('p')).toBeTruthy());
    expect(getComputedStyle(element.querySelector('p')!).color).toBe(blue);
  });

  describe('of a part that comes late', () => {
    const late = [`p${anywhere} { color: ${blue} }`];
    const Late = (() => {
      useStyles(late);
      return <p>text</p>;
    }) as never;

    it('reach the part in a shadow root, once', async () => {
      const made = contract({ component: Late, styles: [`p { color: ${red} }`] });
      define(made);
      const element = put(`<${made.tag}></${made.tag}>`);
      await until(() => expect(textOf(element)).toBe('text'));
      expect(getComputedStyle(element.shadowRoot!.querySelector('p')!).color).toBe(blue);
      element.parentElement!.prepend(element);
      await settled();
      expect(element.shadowRoot!.adoptedStyleSheets).toHaveLength(2);
    });

    it('reach the part in a light root only, also when it has moved', async () => {
      const made = contract({ root: 'light', component: Late });
      define(made);
      const outside = put('<p>outside</p>');
      const element = put(`<${made.tag}></${made.tag}>`);
      const color = () => getComputedStyle(element.querySelector('p')!).color;
      await until(() => expect(textOf(element)).toBe('text'));
      expect(color()).toBe(blue);
      expect(getComputedStyle(outside).color).not.toBe(blue);
      put('<div></div>').attachShadow({ mode: 'open' }).append(element);
      await settled();
      expect(color()).toBe(blue);
    });
  });
});

describe('light roots', () => {
  it('show what is inside until they are ready, then themselves alone', async () => {
    const made = contract({ root: 'light', component: (() => <form>form</form>) as never });
    const element = put(`<${made.tag}><a href="/shop">the shop</a></${made.tag}>`);
    define(made);
    expect(element.textContent).toBe('the shop');
    await until(() => expect(element.textContent).toBe('form'));
    expect(element.querySelector('a')).toBeNull();
  });

  it('use ids that neither another has nor the React of the page', async () => {
    const made = contract({
      root: 'light',
      component: (() => {
        const id = useElementId();
        return <input id={id} />;
      }) as never,
    });
    define(made);
    put(`<${made.tag}></${made.tag}>`);
    put(`<${made.tag}></${made.tag}>`);
    await until(() => expect(document.querySelectorAll('input')).toHaveLength(2));
    const [one, two] = document.querySelectorAll('input');
    expect(one!.id).not.toBe(two!.id);
    expect([one!.id, two!.id]).toEqual([1, 2].map(() => expect.stringMatching(/^airside-\d+$/)));
  });
});

describe('a second copy of the code', () => {
  it('stands back: silently when it is the same version, with a warning otherwise', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const made = contract({ component: Probe as never });
    define(made);
    define(made);
    expect(warn).not.toHaveBeenCalled();
    customElements.define(
      'airside-test-other',
      Object.assign(class extends HTMLElement {}, { airsideVersion: '0.0.1' }),
    );
    register('airside-test-other', () => class extends HTMLElement {});
    expect(warn.mock.calls[0]?.[0]).toContain('version 0.0.1');
    customElements.define('airside-test-foreign', class extends HTMLElement {});
    register('airside-test-foreign', () => class extends HTMLElement {});
    expect(warn.mock.calls[1]?.[0]).toContain('another script');
  });
});
