// From a product to the receipt without a mouse, on a phone and on a desk: every control of every step has a name that a
// screen reader says, nothing sticks out of the page, and axe has nothing to object to.
import { expect, test, type Locator } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { reach } from '../support/keyboard';
import { ordersOf } from '../support/orders';
import { cards, guest, Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
test.beforeAll(async () => void (shop = await ShopProcess.start()));
test.afterAll(() => shop?.dispose());

const controls =
  /^\s*- '?(button|textbox|searchbox|spinbutton|combobox|radio|checkbox|link|switch|tab)\b(?: "((?:[^"\\]|\\.)*)")?/;

/** Role and name of all that can be worked, in the order in which it is read. */
async function controlsOf(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role, name] = controls.exec(line) ?? [];
    return role ? [`${role} ${name ?? 'WITHOUT A NAME'}`] : [];
  });
}

for (const width of [360, 1440])
  test(
    `buys by keyboard at ${width}, with a name for every control`,
    oneOf(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shopper = new Shopper(page);
      const { keyboard } = page;
      const main = page.getByRole('main');
      const before = ordersOf(shop).length;
      const look = async (...expected: string[]) => {
        await shopper.expectAccessible();
        const found = await controlsOf(main);
        expect(found.filter((each) => each.endsWith('WITHOUT A NAME'))).toEqual([]);
        expect(found).toEqual(expected);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      };
      const name = 'Sable Bay Navy Strength Gin';
      const line = [
        `link ${name}`,
        `button One less: Quantity of ${name}`,
        `textbox Quantity of ${name}`,
        `button One more: Quantity of ${name}`,
        `button Remove ${name}`,
      ];
      const saved = `button Save for later: ${name}`;
      const lookAtStep = (total: string, done: string[], ...expected: string[]) =>
        look(
          'link Back to cart',
          ...done.map((step) => `button Edit ${step}`),
          ...expected,
          // After the steps, though beside them; on a phone folded.
          ...(width < 768 ? [`button Show order summary ${total}`] : line),
        );

      await page.goto(`${shop.shopUrl}/sable-bay-navy-strength-gin.html`);
      await reach(page, shopper.button('Add to cart').first());
      await keyboard.press('Enter');
      await reach(page, shopper.button(/cart, 1 item/i), 'Shift+Tab');
      await keyboard.press('Enter');
      await reach(page, page.getByRole('dialog').getByRole('link', { name: /view cart/i }));
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/cart$/);
      await expect(main.getByRole('link', { name: /checkout/i })).toBeVisible();
      const shelf = main.getByRole('region', { name: 'Goes well with what you chose' });
      await expect(shelf).toBeVisible();
      const products = await shelf.getByRole('listitem').count();
      await expect(shelf.getByRole('button', { name: /wishlist$/ })).toHaveCount(products);
      await look(...line, saved, 'link Checkout', ...(await controlsOf(shelf)));
      // Each line's in one row, on a phone too.
      const rows = await main
        .locator('.cart-line-tools > *')
        .evaluateAll((tools) => tools.map((tool) => tool.getBoundingClientRect().y));
      expect(new Set(rows).size).toBe(1);
      await reach(page, main.getByRole('link', { name: /checkout/i }));
      await keyboard.press('Enter');

      await expect(page).toHaveURL(/\/checkout$/);
      await reach(page, main.getByLabel('Email'));
      await expect(main.locator('.cart-totals-later')).toHaveText('Not chosen yet');
      await lookAtStep('$29.90', [], 'textbox Email', 'button Continue', 'button Sign in');
      await keyboard.type(guest.Email);
      await keyboard.press('Enter');
      await expect(shopper.heading('Shipping address')).toBeFocused();
      await lookAtStep(
        '$29.90',
        ['Contact'],
        'textbox First name',
        'textbox Last name',
        'textbox Street address',
        'textbox Apartment, suite, etc. (optional)',
        'textbox City',
        'combobox State',
        'textbox ZIP code',
        'textbox Phone',
        'button Continue to delivery',
      );
      const { Email: _email, ...address } = guest;
      for (const [label, value] of Object.entries(address)) {
        await reach(page, main.getByLabel(label, { exact: true }));
        await keyboard.type(value);
      }
      await keyboard.press('Enter');
      await expect(shopper.heading('Delivery')).toBeFocused();
      await lookAtStep(
        '$29.90',
        ['Contact', 'Shipping address'],
        'radio Courier · 1–2 working days $5.00',
        'button Continue to payment',
      );
      await reach(page, shopper.button('Continue to payment'));
      await keyboard.press('Enter');

      await expect(shopper.heading('Payment')).toBeFocused();
      await expect(shopper.cardField('cvv')).toBeVisible();
      await lookAtStep(
        '$34.90',
        ['Contact', 'Shipping address', 'Delivery'],
        'radio Credit Card (demo)',
        'radio Check / Money order Send a check or money order after you have placed the order.',
        'radio Cash On Delivery Pay when the order is handed to you.',
        'checkbox Same as the shipping address',
        'button Review the order',
      );
      const card = { number: cards.approved, expirationDate: '1230', cvv: '123' } as const;
      const names = { number: 'Card number', expirationDate: 'Expiry date', cvv: 'Security code' };
      for (const field of ['number', 'expirationDate', 'cvv'] as const) {
        await reach(page, shopper.cardField(field));
        await expect(shopper.cardField(field)).toHaveAccessibleName(names[field]);
        await keyboard.type(card[field]);
      }
      await keyboard.press('Enter');
      await expect(shopper.heading('Review and place order')).toBeFocused();
      await lookAtStep(
        '$34.90',
        ['Contact', 'Shipping address', 'Delivery', 'Payment'],
        'button Place order · $34.90',
      );
      await reach(page, shopper.button(/^Place order/));
      await keyboard.press('Enter');
      await expect(shopper.heading('Thank you for your order')).toBeFocused();
      await expect(main.getByRole('link', { name: 'Write to us' })).toBeVisible();
      await look(
        'link Write to us',
        'link View this order',
        'link Continue shopping',
        'button Print',
        'link Create an account',
      );
      expect(ordersOf(shop)).toHaveLength(before + 1);
    },
  );
