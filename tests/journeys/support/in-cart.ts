// What the cart has, as the backend has said it.
import { expect, type Frame, type Page } from '@playwright/test';

/** The bag counts at once what is pressed; a page that is left before the answer may leave it behind. */
export async function expectInCart(page: Page, count: number): Promise<void> {
  const name = new RegExp(`cart, ${count} items?$`, 'i');
  await expect(page.getByRole('button', { name })).toBeVisible();
  await expectProven(page, count);
}

/** The backend has answered it. */
export async function expectProven(page: Page | Frame, count: number): Promise<void> {
  const proven = () =>
    page.evaluate(() => {
      const [, record = '{}'] =
        Object.entries(localStorage).find(([key]) => key.endsWith('__cartCount')) ?? [];
      return (JSON.parse(record) as { value?: number }).value;
    });
  await expect.poll(proven).toBe(count);
}
