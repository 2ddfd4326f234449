// Markup that a server has declared, and the element that takes it over.
import { useState } from 'react';
import { signal } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { defineInTurn } from '../../../elements/kit/define';
import { useRoom } from '../../../src/root-context';
import { useElementId } from '../../../src/ui/use-element-id';
import { contract, quietPage, settled, until } from '../support';

quietPage();

const isKnown = signal(false);
const isAwaited = signal(false);
const pressed = vi.fn();

/** @useSignals */
function Screen() {
  const [text, setText] = useState('');
  const [size, setSize] = useState('50');
  const id = useElementId();
  useRoom(isAwaited.value);
  if (!isKnown.value) return <span className="skeleton">…</span>;
  return (
    <div className="screen">
      <h1>Whisky</h1>
      <a href="/rye">Rye</a>
      <input aria-label="Amount" value={text} onChange={(event) => setText(event.target.value)} />
      <p className="said">{text}</p>
      {['50', '70', '100'].map((each) => (
        <input
          key={each}
          type="radio"
          name={`size${id}`}
          value={each}
          checked={each === size}
          onChange={() => setSize(each)}
        />
      ))}
      <p className="size">{size}</p>
      <button onClick={() => pressed()}>Add to cart</button>
      <details>
        <summary>More</summary>
        <p>Details</p>
      </details>
    </div>
  );
}

const served =
  '<div class="screen"><h1>Whisky</h1><a href="/rye">Rye</a><input aria-label="Amount"><p class="said"></p>' +
  // Numbered by whoever drew it: a browser counts on its own.
  ['50', '70', '100']
    .map(
      (size) =>
        `<input type="radio" name="sizeairside-9000" value="${size}"${size === '50' ? ' checked' : ''}>`,
    )
    .join('') +
  '<p class="size">50</p><button>Add to cart</button><details><summary>More</summary><p>Details</p></details></div>';

/** As the parser leaves it: with its root, before its code. */
function declare(place: Element = document.body) {
  isKnown.value = isAwaited.value = false;
  pressed.mockClear();
  const made = contract({ component: Screen as never, styles: ['.screen { color: green }'] });
  const element = document.createElement(made.tag);
  element.setAttribute('data-served', '');
  element.innerHTML = '<div class="shop-read">Readable</div>';
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = served;
  place.append(element);
  const get = <T extends HTMLElement>(selector: string) => root.querySelector<T>(selector)!;
  return { element, root, get, define: () => defineInTurn(made) };
}

/** Without those of the loader. */
const selectorsOf = ({ cssRules }: CSSStyleSheet): string[] =>
  [...cssRules].flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText.startsWith('.') ? [rule.selectorText] : [],
  );

const isTakenOver = (element: Element) =>
  until(() => expect(element.hasAttribute('data-served')).toBe(false));

describe('what a server has drawn', () => {
  it('stands until all of it is drawn again, and goes in one step', async () => {
    const { element, root, get, define } = declare();
    const heading = get('h1');
    await define();
    await until(() => expect(get('.skeleton')).not.toBeNull());
    expect(heading.isConnected).toBe(true);
    expect(heading.checkVisibility({ visibilityProperty: true })).toBe(true);
    expect(get('.skeleton').checkVisibility({ visibilityProperty: true })).toBe(false);
    const height = element.getBoundingClientRect().height;
    const heights: number[] = [];
    new MutationObserver(() => heights.push(element.getBoundingClientRect().height)).observe(root, {
      childList: true,
    });
    isKnown.value = true;
    await isTakenOver(element);
    expect(heading.isConnected).toBe(false);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(heights).toEqual(heights.map(() => height));
  });

  it('stands while something of it is awaited that has no shape', async () => {
    const { element, get, define } = declare();
    isKnown.value = isAwaited.value = true;
    const heading = get('h1');
    await define();
    await until(() => expect(get('input').closest('div')).not.toBeNull());
    expect(heading.isConnected).toBe(true);
    isAwaited.value = false;
    await isTakenOver(element);
    expect(heading.isConnected).toBe(false);
  });

  it('stands while a window of it is open', async () => {
    const { root, element, get, define } = declare();
    const dialog = root.appendChild(document.createElement('dialog'));
    dialog.showModal();
    isKnown.value = true;
    await define();
    await until(() => expect(root.querySelectorAll('h1')).toHaveLength(2));
    await settled();
    expect(element.hasAttribute('data-served')).toBe(true);
    dialog.close();
    await isTakenOver(element);
    expect(get('dialog')).toBeNull();
  });

  it('has the sheets of its server alone until then', async () => {
    const { element, root, define } = declare();
    await define();
    expect(root.adoptedStyleSheets.flatMap(selectorsOf)).toEqual([]);
    isKnown.value = true;
    await isTakenOver(element);
    expect(root.adoptedStyleSheets.flatMap(selectorsOf)).toEqual(['.screen']);
  });

  it('goes before what stands round it', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const [screen, round] = [declare(main), declare()];
    const order: string[] = [];
    for (const { element } of [round, screen])
      new MutationObserver(() => order.push(element.localName)).observe(element, {
        attributeFilter: ['data-served'],
      });
    const defined = round.define();
    await screen.define();
    await settled();
    expect(customElements.get(round.element.localName)).toBeUndefined();
    isKnown.value = true;
    await defined;
    await isTakenOver(round.element);
    expect(order).toEqual([screen.element.localName, round.element.localName]);
    main.remove();
  });

  it('does not keep that for long, where it waits itself', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const [screen, round] = [declare(main), declare()];
    await screen.define();
    await round.define();
    expect(customElements.get(round.element.localName)).toBeDefined();
    expect(screen.element.hasAttribute('data-served')).toBe(true);
    main.remove();
  });

  it('leaves a picture as it is: with another address or none, an engine would fetch another one', async () => {
    const { element, get, define } = declare();
    const picture =
      '<img alt="" loading="lazy" sizes="80px" srcset="/80.png 80w, /640.png 640w" src="/640.png">';
    get('.screen').insertAdjacentHTML('beforeend', picture);
    const image = get('img');
    isKnown.value = true;
    await define();
    await isTakenOver(element);
    expect([image.isConnected, image.outerHTML]).toEqual([false, picture]);
  });

  it('leaves nothing behind that was to be read below the floor', async () => {
    const { element, define } = declare();
    isKnown.value = true;
    await define();
    await isTakenOver(element);
    expect(element.childNodes).toHaveLength(0);
  });
});

describe('what a visitor has begun', () => {
  async function takeOver(begin: (get: ReturnType<typeof declare>['get']) => void) {
    const all = declare();
    begin(all.get);
    isKnown.value = true;
    await all.define();
    await isTakenOver(all.element);
    return all;
  }

  it('in a field is typed on', async () => {
    const { get } = await takeOver((find) => (find<HTMLInputElement>('input').value = '12'));
    await until(() => expect(get('.said').textContent).toBe('12'));
    expect(get<HTMLInputElement>('input').value).toBe('12');
  });

  it.each(['70', '100'])('among radios stays chosen, with the focus: %s', async (size) => {
    const radio = `[type=radio][value="${size}"]`;
    const { root, get } = await takeOver((find) => {
      find(radio).click();
      find(radio).focus();
    });
    await until(() => expect(get('.size').textContent).toBe(size));
    expect([...root.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)).toEqual([
      size,
    ]);
    await until(() => expect(root.activeElement).toBe(get(radio)));
  });

  it('keeps the focus', async () => {
    const { root, get } = await takeOver((find) => find('a').focus());
    await until(() => expect(root.activeElement).toBe(get('a')));
  });

  it('stays open', async () => {
    const { get } = await takeOver((find) => find('details').setAttribute('open', ''));
    expect(get('details').hasAttribute('open')).toBe(true);
  });

  it('by a press is done', async () => {
    await takeOver((find) => Object.assign(document, { airsidePressed: find('button') }));
    await until(() => expect(pressed).toHaveBeenCalledTimes(1));
    expect(document).not.toHaveProperty('airsidePressed');
  });

  it('elsewhere is nobody’s press', async () => {
    const other = document.createElement('button');
    await takeOver(() => Object.assign(document, { airsidePressed: other }));
    expect(pressed).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, 'airsidePressed');
  });
});
