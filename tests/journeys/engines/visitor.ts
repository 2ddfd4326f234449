// A visitor in any engine: what is pointed at is waited for, and what is pressed is at rest and uncovered.
import { expect } from '@playwright/test';
import { cards, guest } from '../support/shopper';
import type { EngineFrame, EnginePage, Key } from './driver';
import { frameAt, type Query } from './locate';

export { frameAt };

/** A `Query` as tests write it. */
export interface Target extends Omit<Query, 'name'> {
  name?: Query['name'] | RegExp;
}

export const button = (name: string | RegExp, within?: string): Target => ({ role: 'button', name, within });
export const link = (name: string | RegExp, within?: string): Target => ({ role: 'link', name, within });
export const heading = (name: string | RegExp): Target => ({ role: 'heading', name });
export const field = (name: string | RegExp, within = 'main'): Target => ({ role: 'field', name, within });
export const choice = (name: string | RegExp): Target => ({ role: 'choice', name });
/** Of a sheet's or a dialog's. */
export const dialog = 'dialog[open], [role=dialog]';

export const queryOf = ({ name, ...rest }: Target): Query => ({
  ...rest,
  name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
});

/** ms; a driver in between takes its time. */
const patience = 60_000;

export class Visitor {
  constructor(readonly page: EnginePage) {}

  /** Waits until it is in sight. */
  see(target: Target): Promise<void> {
    return this.#until(target, (element) => Boolean(element));
  }

  /** What is below comes when it is near. */
  async scrollTo(target: Target): Promise<void> {
    await this.see(target);
    await this.page.ask(queryOf(target), (element) =>
      element?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
  }

  gone(target: Target): Promise<void> {
    return this.#until(target, (element) => !element);
  }

  /** Waits until it has the focus, in its shadow root if it has one. */
  focused(target: Target): Promise<void> {
    return this.#until(target, hasFocus);
  }

  async click(target: Target): Promise<void> {
    await this.#press(this.page, target);
  }

  /** In the frame whose address has this in it. */
  async clickIn(address: string, target: Target): Promise<void> {
    await this.page.inFrame(address, (frame) => this.#press(frame, target));
  }

  async inCartIn(address: string, count: number): Promise<void> {
    await this.page.inFrame(address, (frame) => this.inCart(count, frame));
  }

  /** As the backend has said it: the bag counts at once, and a page that is left before the answer may leave it behind. */
  async inCart(count: number, frame: EngineFrame = this.page): Promise<void> {
    await this.#until(
      button(new RegExp(`cart, ${count} items?$`, 'i')),
      (element) => Boolean(element),
      frame,
    );
    const proven = () => {
      const [, record = '{}'] =
        Object.entries(localStorage).find(([key]) => key.endsWith('__cartCount')) ?? [];
      return (JSON.parse(record as string) as { value?: number }).value;
    };
    await expect.poll(() => frame.ask({ css: 'html' }, proven), { timeout: patience }).toBe(count);
  }

  /** A radio or a check box, by what labels it. */
  async choose(name: string | RegExp, within = 'main'): Promise<void> {
    const target = { ...choice(name), within };
    await this.see(target);
    // A real pointer meets the label where the box is drawn over.
    await this.#until(target, (element) => {
      const box = element as HTMLInputElement;
      if (!box.checked) (box.labels?.[0] ?? box).click();
      return box.checked;
    });
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.#write(this.page, target, text);
  }

  async select(name: string, option: string): Promise<void> {
    await this.see(field(name));
    await this.page.ask(
      queryOf(field(name)),
      (element, wanted) => {
        const list = element as HTMLSelectElement;
        const found = [...list.options].find(({ text }) => text.trim() === wanted);
        if (!found) throw new Error(`no option ${wanted}`);
        list.value = found.value;
        list.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        list.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
      },
      option,
    );
  }

  /** Presses `key` until the focus is there. */
  async reach(target: Target, key: Key = 'Tab', modifier?: 'Shift'): Promise<void> {
    await this.see(target);
    for (let presses = 0; presses < 80; presses += 1) {
      if (await this.page.ask(queryOf(target), hasFocus)) return;
      await this.page.press(key, modifier);
    }
    throw new Error(`80 times ${key} did not reach ${JSON.stringify(target)}`);
  }

  /** Waits until nothing is awaited, loads or moves any more. */
  async rest(): Promise<void> {
    const look = () =>
      this.page.evaluate(async () => {
        await document.fonts.ready;
        const all = (root: Document | ShadowRoot): Element[] =>
          [...root.querySelectorAll('*')].flatMap((one) => [
            one,
            ...(one.shadowRoot ? all(one.shadowRoot) : []),
          ]);
        const every = all(document);
        const isComing = every.some((one) => one.matches('[aria-busy=true], .skeleton, :not(:defined)'));
        const moves = every.flatMap((one) => (one.checkVisibility() ? one.getAnimations() : []));
        const places = every.map((one) =>
          Object.values(one.getBoundingClientRect().toJSON() as object).join(),
        );
        return isComing || moves.length > 0 ? '' : places.join(';');
      });
    let before = '';
    let looks = 0;
    await expect
      .poll(
        async () => {
          const now = await look().catch(() => '');
          looks = now !== '' && now === before ? looks + 1 : 0;
          before = now;
          return looks;
        },
        { intervals: [100, 300], timeout: patience },
      )
      .toBeGreaterThan(1);
  }

  async at(path: string | RegExp): Promise<void> {
    const here = expect.poll(async () => new URL(await this.page.url()).pathname, { timeout: patience });
    await (typeof path === 'string' ? here.toBe(path) : here.toMatch(path));
  }

  async fillAddress(): Promise<void> {
    const { Email: _email, State: state, ...texts } = guest;
    for (const [label, text] of Object.entries(texts)) await this.fill(field(label), text);
    await this.select('State', state);
  }

  async fillCard(number = cards.approved): Promise<void> {
    const texts = { number, expirationDate: '12 / 30', cvv: '123' };
    for (const [name, text] of Object.entries(texts)) {
      await this.see(frameAt(`/field/${name}`));
      await this.page.inFrame(`/field/${name}`, (frame) => this.#write(frame, { css: 'input' }, text));
    }
  }

  async #write(frame: EngineFrame, target: Target, text: string): Promise<void> {
    const query = queryOf(target);
    // A field that is drawn anew after the press cannot be typed in.
    await expect(async () => {
      await this.#press(frame, target);
      await frame.ask(query, (element) => (element as HTMLInputElement).select());
      await (await frame.find(query))!.type(text);
    }).toPass({ timeout: 2 * patience });
    const digits = (value: string) => value.replaceAll(' ', '');
    await expect
      .poll(async () =>
        digits(await frame.ask(query, (element) => (element as HTMLInputElement | undefined)?.value ?? '')),
      )
      .toBe(digits(text));
  }

  async #press(frame: EngineFrame, target: Target): Promise<void> {
    const query = queryOf(target);
    // Between the look and the press it may have moved, or moved away from under the pointer.
    await expect(async () => {
      await this.#until(target, isPressable, frame);
      await (await frame.find(query))!.click();
      if (await frame.ask(query, isMissed).catch(() => false))
        throw new Error(`The press went beside ${JSON.stringify(query)}.`);
    }).toPass({ timeout: 2 * patience });
  }

  /** A page that is just being left cannot be asked. */
  async #until(
    target: Target,
    is: (element: HTMLElement | undefined) => boolean | Promise<boolean>,
    frame: EngineFrame = this.page,
  ): Promise<void> {
    await expect
      .poll(() => frame.ask(queryOf(target), is).catch(() => false), {
        message: JSON.stringify(queryOf(target)),
        timeout: patience,
      })
      .toBe(true);
  }
}

/** In the page; `:focus` says it of the window in front alone, which a driven one need not be. */
const hasFocus = (element: HTMLElement | undefined): boolean =>
  element !== undefined && (element.getRootNode() as Document | ShadowRoot).activeElement === element;

/** In the page: brought into sight, at rest for two frames, able to act, and nothing lies over its middle. */
async function isPressable(element: HTMLElement | undefined): Promise<boolean> {
  if (!element || element.matches(':disabled, [aria-busy=true]')) return false;
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const after = middle();
  const root = element.getRootNode() as Document | ShadowRoot;
  const top = root.elementFromPoint(...after);
  if (!top || before.join() !== after.join() || !(element.contains(top) || top.contains(element)))
    return false;
  const aim = globalThis as Aim;
  aim.isMissed = false;
  const note = (event: Event) => {
    const isHit = event.composedPath().some((node) => node === top || node === element);
    aim.isMissed = !isHit && element.isConnected;
  };
  document.addEventListener('click', note, { capture: true, once: true });
  return true;
}

/** What the page notes of the press that follows. */
type Aim = typeof globalThis & { isMissed?: boolean };

/** In the page; the one that came after a link's press knows nothing of it. */
const isMissed = (): boolean => Boolean((globalThis as Aim).isMissed);
