// A visit to one of the host pages: where its elements are, what went wrong there, and what the page itself remembers.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { runtime } from '../support/runtime';
import { cards } from '../support/shopper';
import type { ShopProcess } from '../support/shop-process';
import type { HostPage } from './pages';

export interface Variant {
  with?: 'checkout';
  loader?: 'none';
}

export class HostVisit {
  readonly problems: string[] = [];
  #frame: Frame | undefined;

  constructor(
    readonly page: Page,
    readonly shop: ShopProcess,
    readonly host: HostPage,
  ) {
    page.on('pageerror', ({ message }) => this.problems.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.problems.push(message.text());
    });
  }

  /** Where the elements are: the page, or its frame. */
  get frame(): Frame {
    return this.#frame!;
  }

  async open(variant: Variant = {}): Promise<void> {
    await this.page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      ),
    );
    const url = new URL(`/hosts/${this.host.name}.html`, this.shop.cmsUrl);
    // The page in the frame has its own address: localhost.
    if (this.host.isFramed) url.hostname = '127.0.0.1';
    for (const [name, value] of Object.entries(variant)) url.searchParams.set(name, value as string);
    if (runtime() === 'preact') url.searchParams.set('runtime', 'embed');
    await this.page.goto(url.href);
    this.#frame = this.host.isFramed ? this.page.frames()[1]! : this.page.mainFrame();
    await this.frame.waitForLoadState();
    const path = runtime() === 'preact' ? '/embed/airside.js' : '/airside.js';
    await expect(this.frame.locator(`script[src="${this.shop.shopUrl}${path}"]`)).toHaveCount(
      variant.loader === 'none' ? 0 : 1,
    );
  }

  /** One of ours, by its tag without prefix; the first. */
  element(name: string): Locator {
    return this.frame.locator(`airside-${name}`).first();
  }

  get counter(): Locator {
    return this.frame.locator('#counter');
  }

  get letter(): Locator {
    return this.frame.locator('#letter');
  }

  /** Names of what the page's own form has sent. */
  get sent(): Locator {
    return this.frame.locator('#letter-sent');
  }

  /** Each field is in its frame of another origin. */
  async fillCard(): Promise<void> {
    const values = { number: cards.approved, expirationDate: '12 / 30', cvv: '123' };
    for (const [name, value] of Object.entries(values))
      await this.frame.frameLocator(`iframe[src*="/field/${name}"]`).locator('input').fill(value);
  }

  /** Every element has its content: nothing is on its way. */
  async expectReady(): Promise<void> {
    await expect.poll(() => this.frame.evaluate(whatIsWaitedFor)).toEqual([]);
  }

  /** Nothing that axe calls serious or critical in our elements; what the page does itself is its own. */
  async expectAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    const ours = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`))
      .filter((line) => line.includes('airside-'));
    expect(ours, `axe on ${this.host.name}`).toEqual([]);
  }

  expectNoProblem(): void {
    expect(this.problems).toEqual([]);
  }
}

/** Tags of elements without their content; hearts come last, and a bag without a number says nothing. */
function whatIsWaitedFor(): string[] {
  const ours = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('airside-'),
  );
  const isReady = (element: Element): boolean => {
    const root = element.shadowRoot ?? element;
    const isCard = (card: Element) => card.querySelector('.card-like *') !== null;
    if (element.localName === 'airside-mini-cart')
      return root.querySelector('button, airside-mini-cart-panel') !== null;
    return (
      element.matches(':defined') &&
      root.textContent?.trim() !== '' &&
      !root.querySelector('.skeleton') &&
      [...root.querySelectorAll('.card')].every(isCard)
    );
  };
  if (!ours.length) return ['any'];
  return ours.filter((element) => !isReady(element)).map(({ localName }) => localName);
}
