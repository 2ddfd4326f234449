// What our components ask of their runtime, where React and Preact differ by themselves; runs in both.
import { signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

const roots: Root[] = [];
afterEach(() => {
  roots.splice(0).forEach((root) => root.unmount());
  document.body.replaceChildren();
});

function show(children: ReactNode): { place: HTMLElement; draw(children: ReactNode): void } {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  const draw = (next: ReactNode) => flushSync(() => root.render(next));
  draw(children);
  return { place, draw };
}
const field = (place: Element) => place.querySelector('input')!;

it('draws a moment after it was asked to, unless flushed', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  root.render(<p>here</p>);
  expect(place.textContent).toBe('');
  await expect.poll(() => place.textContent).toBe('here');
});

describe('effects', () => {
  it('run when they are flushed, and end with the root', async () => {
    const ended = vi.fn();
    function Counter() {
      const [count, setCount] = useState(0);
      useEffect(() => {
        setCount(1);
        return ended;
      }, []);
      return count;
    }
    const { place } = show(<Counter />);
    await expect.poll(() => place.textContent).toBe('1');
    roots.pop()!.unmount();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('of a changed signal run before the next task', async () => {
    const count = signal(0);
    const seen: number[] = [];
    function Count() {
      useSignals();
      const now = count.value;
      useEffect(() => void seen.push(now), [now]);
      return now;
    }
    show(<Count />);
    const nextTask = new Promise((done) => setTimeout(done));
    count.value = 1;
    await nextTask;
    expect(seen).toEqual([0, 1]);
  });
});

describe('a field', () => {
  it('shows what its component says, whatever is typed', async () => {
    function Digits() {
      const [digits, setDigits] = useState('');
      return <input value={digits} onChange={({ target }) => setDigits(target.value.replace(/\D/g, ''))} />;
    }
    const { place } = show(<Digits />);
    await userEvent.type(field(place), '1a2b');
    await expect.poll(() => field(place).value).toBe('12');
  });

  it('is ticked where its component says so', async () => {
    const { place } = show(
      <>
        <input type="checkbox" checked={false} onChange={() => undefined} />
        <input type="radio" name="one" checked onChange={() => undefined} />
        <input type="radio" name="one" checked={false} onChange={() => undefined} />
      </>,
    );
    const boxes = [...place.querySelectorAll('input')];
    for (const box of boxes) await userEvent.click(box);
    await expect.poll(() => boxes.map(({ checked }) => checked)).toEqual([false, true, false]);
  });

  it('is ticked by a press for which what is around it is drawn anew', async () => {
    function Choices() {
      const [, setPresses] = useState(0);
      const [way, setWay] = useState('card');
      const [isKept, setKept] = useState(false);
      return (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions -- listens to the fields inside
        <div onClick={() => setPresses((count) => count + 1)}>
          <input type="radio" name="way" checked={way === 'card'} onChange={() => setWay('card')} />
          <input type="radio" name="way" checked={way === 'check'} onChange={() => setWay('check')} />
          <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
        </div>
      );
    }
    const { place } = show(<Choices />);
    const [, check, kept] = [...place.querySelectorAll('input')];
    const ticked = () => [...place.querySelectorAll('input')].map(({ checked }) => checked);
    await userEvent.click(check!);
    await expect.poll(ticked).toEqual([false, true, false]);
    await userEvent.click(kept!);
    await expect.poll(ticked).toEqual([false, true, true]);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowUp}');
    await expect.poll(ticked).toEqual([true, false, true]);
  });

  it('tells of each letter, and of coming and going at what is around it', async () => {
    const said: string[] = [];
    const { place } = show(
      <div onFocus={() => said.push('in')} onBlur={() => said.push('out')}>
        <input defaultValue="" onChange={({ target }) => said.push(target.value)} />
      </div>,
    );
    await userEvent.type(field(place), 'ab');
    field(place).blur();
    expect(said).toEqual(['in', 'a', 'ab', 'out']);
  });

  it('has the focus when it appears, if it asks for it, and once', () => {
    const { place, draw } = show(<button>a</button>);
    /* eslint-disable jsx-a11y-x/no-autofocus -- what is tested */
    draw(<input autoFocus />);
    expect(document.activeElement).toBe(field(place));
    field(place).blur();
    draw(<input autoFocus placeholder="again" />);
    expect(document.activeElement).toBe(document.body);
    draw(<input autoFocus={false} key="other" />);
    expect(document.activeElement).toBe(document.body);
  });

  it('takes any length again when the limit is gone', () => {
    const { place, draw } = show(<input maxLength={3} />);
    expect(field(place).maxLength).toBe(3);
    draw(<input />);
    expect(field(place).maxLength).toBe(-1);
  });

  it('chooses among options that come later', () => {
    const choice = (values: string[]) => (
      <select value="b" onChange={() => undefined}>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    );
    const { place, draw } = show(choice(['a']));
    draw(choice(['a', 'b']));
    expect(place.querySelector('select')!.value).toBe('b');
  });
});

it('takes a context itself as its provider, through a portal', () => {
  const Place = createContext('nowhere');
  const Where = () => useContext(Place);
  const elsewhere = document.body.appendChild(document.createElement('div'));
  show(<Place value="here">{createPortal(<Where />, elsewhere)}</Place>);
  expect(elsewhere.textContent).toBe('here');
});

it('lets a ref clean up after itself', () => {
  const gone = vi.fn();
  const { draw } = show(<p ref={() => gone} />);
  draw(null);
  expect(gone).toHaveBeenCalledOnce();
});

it('writes attributes as markup has them', () => {
  const { place } = show(
    <>
      <div inert aria-busy={false} hidden={false} tabIndex={-1} popover="manual" part="a b" />
      <svg viewBox="0 0 4 4" strokeWidth={2}>
        <path fillRule="evenodd" d="M0 0" />
      </svg>
      <img srcSet="a.jpg 1w" fetchPriority="high" crossOrigin="anonymous" alt="" />
    </>,
  );
  const [div, svg, image] = [...place.children];
  expect(div!.outerHTML.split(' ').sort().join(' ')).toBe(
    '<div inert="" aria-busy="false" tabindex="-1" popover="manual" part="a b"></div>'
      .split(' ')
      .sort()
      .join(' '),
  );
  expect(svg!.getAttribute('viewBox')).toBe('0 0 4 4');
  expect(svg!.getAttribute('stroke-width')).toBe('2');
  expect(svg!.firstElementChild!.getAttribute('fill-rule')).toBe('evenodd');
  expect([image!.getAttribute('srcset'), image!.getAttribute('fetchpriority')]).toEqual(['a.jpg 1w', 'high']);
});
