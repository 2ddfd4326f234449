// What a shopper does, in the words of the journeys.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

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

  async fillEmail(email = guest.Email): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
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

  /** Nothing that axe calls serious or critical. */
  async expectAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(
      serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      `axe on ${this.page.url()}`,
    ).toEqual([]);
  }
}
