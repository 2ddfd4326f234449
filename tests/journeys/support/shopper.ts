// What a shopper does, in the words of the journeys.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { isWhole } from '../../support/whole';
import type { Assortment } from './catalogue';
import { violationsByIbm } from './ibm-checker';

export const cards = { approved: '4111 1111 1111 1111', declined: '4000 1111 1111 1115' };

export const guest = {
  Email: 'gita.guest@example.com',
  'First name': 'Gita',
  'Last name': 'Guest',
  'Street address': '1 Main St',
  City: 'Austin',
  State: 'Texas',
  'ZIP code': '73301',
  Phone: '512-555-0100',
};

export class Shopper {
  constructor(readonly page: Page) {}

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  /** One field of the card, in its frame of another origin. */
  cardField(name: 'number' | 'expirationDate' | 'cvv'): Locator {
    return this.page.frameLocator(`iframe[src*="/field/${name}"]`).locator('input');
  }

  /** By the main menu, whose submenu opens under the pointer. */
  async openCategory({ menu: [menu, entry], category }: Assortment): Promise<void> {
    const main = this.page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: menu, exact: true }).hover();
    const link = main.getByRole('link', { name: entry, exact: true });
    await expect(link).toBeVisible();
    // What is pressed while it moves is scrolled to, and the pointer comes to lie on another entry.
    await this.#stillness();
    await link.click();
    await expect(this.page.getByRole('heading', { level: 1, name: category })).toBeVisible();
  }

  /** From a listing; the first page must show it. */
  async openProduct({ product, size }: Assortment): Promise<void> {
    await this.page.getByLabel('Sort by').selectOption({ label: 'Product Name: A to Z' });
    await expect(this.page).toHaveURL(/sort=/);
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
    await this.page.getByRole('main').getByRole('link', { name: product, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    await this.page.getByRole('radio', { name: size }).check();
  }

  async openMiniCart({ product }: Assortment): Promise<void> {
    await this.button('Add to cart').first().click();
    await this.button(/cart, 1 item/i).click();
    await expect(this.page.getByRole('dialog').getByText(product).first()).toBeVisible();
  }

  async openCart({ product }: Assortment): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('link', { name: /view cart/i })
      .click();
    await expect(this.page).toHaveURL(/\/cart$/);
    await expect(this.page.getByRole('main').getByText(product).first()).toBeVisible();
  }

  async openCheckout(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('link', { name: /checkout/i })
      .click();
    await expect(this.page).toHaveURL(/\/checkout$/);
  }

  async fillEmail(email = guest.Email): Promise<void> {
    await this.page.getByRole('main').getByLabel('Email').fill(email);
    await this.button('Continue').first().click();
    await expect(this.heading('Shipping address')).toBeFocused();
  }

  async fillAddress(): Promise<void> {
    const { Email: _email, State, ...texts } = guest;
    for (const [label, value] of Object.entries(texts))
      await this.page.getByLabel(label, { exact: true }).fill(value);
    await this.page.getByLabel('State').selectOption(State);
  }

  async chooseDelivery(): Promise<void> {
    await expect(this.heading('Delivery')).toBeFocused();
    await this.button('Continue to payment').click();
    await expect(this.heading('Payment')).toBeFocused();
  }

  async fillCard(number = cards.approved): Promise<void> {
    await this.cardField('number').fill(number);
    await this.cardField('expirationDate').fill('12 / 30');
    await this.cardField('cvv').fill('123');
  }

  /**
   * Nothing that axe calls serious or critical, and with the whole no violation by IBM's checker, once what fades in is there;
   * what came while they looked is looked at again.
   */
  async expectAccessible(): Promise<void> {
    let found = await this.#violations();
    if (found.length > 0) found = await this.#violations();
    expect(found, this.page.url()).toEqual([]);
  }

  async #violations(): Promise<string[]> {
    await this.#stillness();
    return [...(await this.#seriousByAxe()), ...(isWhole ? await violationsByIbm(this.page) : [])];
  }

  async #stillness(): Promise<void> {
    await this.page.evaluate(async () => {
      const animations = (root: Document | ShadowRoot): Animation[] => [
        ...root.getAnimations(),
        ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
          shadowRoot ? animations(shadowRoot) : [],
        ),
      ];
      const ending = animations(document).filter(
        ({ effect }) => effect?.getComputedTiming().endTime !== Infinity,
      );
      await Promise.allSettled(ending.map(({ finished }) => finished));
    });
  }

  async #seriousByAxe(): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page: this.page })
      // Else it opens a page more, which only frames need.
      .setLegacyMode(this.page.frames().length === 1)
      .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
      .analyze();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
}
