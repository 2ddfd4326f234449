// Paying by card with both providers (Braintree: its SDK against an emulated gateway): nothing of the card leaves its
// frames, strict policies hold, a declined card can be followed by a good one, and saved cards pay.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { oneOf } from '../../support/whole';
import { emulateBraintree, emulatedKey, type EmulatedGateway } from '../../support/braintree/gateway';
import { expectInCart } from '../support/in-cart';
import { openGuestCheckout } from '../support/checkout-start';
import { LeakWatch } from '../support/leaks';
import { ordersOf } from '../support/orders';
import { Shopper } from '../support/shopper';
import { ShopProcess } from '../support/shop-process';

let shop: ShopProcess;
test.beforeAll(async () => {
  shop = await ShopProcess.start({ options: ['--braintree-token', emulatedKey] });
});
test.afterAll(() => shop?.dispose());

type Provider = 'demo' | 'braintree';
const titles: Record<Provider, string> = {
  demo: 'Credit Card (demo)',
  braintree: 'Credit Card (Braintree)',
};
const good = { number: '4111111111111111', expirationDate: '1130', cvv: '987' };
const declined = { ...good, number: '4000111111111115' };
/** As typed, as formatted, and in parts that no other number of a shop has. */
const secrets = [
  /4111[ -]?1111[ -]?1111/,
  /4000[ -]?1111[ -]?1111/,
  /11 ?\/ ?(20)?30\b/,
  /(?<![\w.:-])987(?![\w.:-])/,
];

class CardShopper extends Shopper {
  constructor(
    page: Page,
    readonly provider: Provider,
  ) {
    super(page);
  }

  field(name: keyof typeof good) {
    const selector =
      this.provider === 'demo'
        ? `iframe[src*="/field/${name}"]`
        : `iframe[name="braintree-hosted-field-${name}"]`;
    return this.page.frameLocator(selector).locator('input');
  }

  async typeCard(card: typeof good): Promise<void> {
    for (const name of ['number', 'expirationDate', 'cvv'] as const) {
      await this.field(name).fill('');
      await this.field(name).pressSequentially(card[name]);
    }
  }

  method(title: string) {
    return this.page.getByRole('radio', { name: title });
  }

  async toPayment(): Promise<void> {
    await this.fillEmail();
    await this.fillAddress();
    await this.button('Continue to delivery').click();
    await this.chooseDelivery();
  }

  async review(): Promise<void> {
    await this.button('Review the order').click();
    await expect(this.heading('Review and place order')).toBeFocused();
  }
}

async function fillCart(page: Page): Promise<void> {
  await page.goto(`${shop.shopUrl}/glen-tarrow-12-year-old-sherry-cask.html`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expectInCart(page, 1);
  await page.goto(`${shop.shopUrl}/checkout`);
}

/** On another origin, whose policy names what the elements need and nothing else. */
async function fillForeignCart(page: Page): Promise<void> {
  await page.goto(`${shop.cmsUrl}/checkout.html`);
  await page
    .getByRole('button', { name: /^Add .*to cart|^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
}

/** Every nonce that a provider gave out. */
function collectNonces(page: Page, gateway: EmulatedGateway): () => string[] {
  const demo: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().startsWith(`${shop.paymentUrl}/tokens`)) return;
    const { nonce } = (await response.json().catch(() => ({}))) as { nonce?: string };
    if (nonce) demo.push(nonce);
  });
  return () => [...demo, ...gateway.nonces];
}

for (const provider of ['demo', 'braintree'] as const)
  for (const [place, open] of [
    ['in the shop', fillCart],
    ['on another site', fillForeignCart],
  ] as const)
    test(
      `${provider} ${place}: declined, then paid; no card data anywhere, no policy broken`,
      oneOf(provider === 'braintree' && place === 'on another site'),
      async ({ page, context }) => {
        const gateway = await emulateBraintree(context);
        const nonces = collectNonces(page, gateway);
        const watch = await LeakWatch.start(page, [shop.shopUrl, shop.cmsUrl]);
        const shopper = new CardShopper(page, provider);
        const before = ordersOf(shop).length;
        await open(page);
        await shopper.toPayment();
        await shopper.method(titles[provider]).check();
        await shopper.typeCard(declined);
        await watch.look();
        // Axe reads linked sheets by a style of its own, which breaks the policy: those of what the server has drawn go when it is taken over.
        await expect(page.locator('[data-served]')).toHaveCount(0);
        await shopper.expectAccessible();
        await shopper.review();
        await watch.look();
        await shopper.button(/^Place order/).click();
        await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
        await watch.look();
        await watch.expectPolicyKept();
        expect(ordersOf(shop)).toHaveLength(before);

        await shopper.button('Pay another way').click();
        await shopper.typeCard(good);
        await shopper.review();
        await watch.look();
        await shopper.button(/^Place order/).click();
        await expect(shopper.heading('Thank you for your order')).toBeFocused();
        await watch.look();
        await watch.expectPolicyKept();

        expect(ordersOf(shop)).toHaveLength(before + 1);
        expect(nonces().length).toBeGreaterThanOrEqual(4);
        watch.expectNone(secrets, [...new Set(nonces())]);
      },
    );

test('the watch sees what would leak, and what breaks the policy', async ({ page }) => {
  const watch = await LeakWatch.start(page, [shop.shopUrl]);
  await page.goto(shop.shopUrl);
  const leaks: (() => void)[] = [
    () => localStorage.setItem('card', '4111 1111 1111 1111'),
    () => console.log('4111111111111111'),
    () => void document.dispatchEvent(new CustomEvent('airside-x', { detail: '4111-1111-1111-1111' })),
    () => void fetch('/health?cvv=987'),
    () => void fetch('/health', { headers: { 'x-nonce': 'demo_1' } }),
  ];
  for (const leak of leaks) await page.evaluate(leak);
  await watch.look();
  await watch.expectPolicyKept();
  const violations: [directive: string, violate: () => void][] = [
    ['img-src', () => void (new Image().src = 'https://elsewhere.example/pixel.png')],
    ['connect-src', () => void fetch('https://elsewhere.example/').catch(() => undefined)],
    ['require-trusted-types-for', () => void (document.createElement('p').innerHTML = '<i></i>')],
  ];
  for (const [, violate] of violations) await page.evaluate(violate).catch(() => undefined);
  for (const [directive] of violations)
    await expect(async () => watch.expectPolicyKept()).rejects.toThrow(directive);
  for (const where of ['localStorage', 'console', 'events', 'GET /health'])
    expect(() => watch.expectNone(secrets, ['demo_1'])).toThrow(where);
});

test(
  'Braintree is loaded when its form is asked for, and stands below its line',
  oneOf(false),
  async ({ page, context }) => {
    const gateway = await emulateBraintree(context);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const shopper = new CardShopper(page, 'braintree');
    await fillCart(page);
    await shopper.fillEmail();
    await shopper.fillAddress();
    await shopper.button('Continue to delivery').click();
    await expect(shopper.heading('Delivery')).toBeFocused();
    expect(asked.filter((url) => /braintree|paypal/.test(url))).toEqual([]);
    await shopper.chooseDelivery();
    await shopper.method(titles.braintree).check();
    await shopper.field('cvv').waitFor();
    const top = async (where: Locator) => (await where.boundingBox())!.y;
    const line = await top(shopper.method(titles.braintree));
    const fields = await top(page.locator('iframe[name="braintree-hosted-field-number"]'));
    const next = await top(shopper.method('Check / Money order'));
    // What a way asks for stands below its line.
    expect([line, fields, next].toSorted((a, b) => a - b)).toEqual([line, fields, next]);
    expect(asked.some((url) => /braintree-sdk-.*\.js$/.test(url))).toBe(true);
    expect(gateway.frames).toHaveLength(3);
  },
);

test(
  'a form that does not come up says so; others still pay; a second try works; what was typed outlives a look at another way',
  oneOf(false),
  async ({ page, context }) => {
    const gateway = await emulateBraintree(context);
    await context.route(`${shop.paymentUrl}/sessions`, (route) => route.abort());
    const shopper = new CardShopper(page, 'demo');
    await fillCart(page);
    await shopper.toPayment();
    await shopper.method(titles.demo).check();
    await expect(page.getByRole('alert').filter({ hasText: 'card form did not load' })).toBeVisible();
    await shopper.method('Check / Money order').check();
    await shopper.review();
    await expect(shopper.button(/^Place order/)).toBeVisible();

    await page.getByRole('button', { name: 'Edit Payment' }).click();
    await shopper.method(titles.demo).check();
    await context.unroute(`${shop.paymentUrl}/sessions`);
    await shopper.button('Try again').click();
    await shopper.typeCard(good);
    await shopper.method(titles.braintree).check();
    await new CardShopper(page, 'braintree').typeCard(good);
    await shopper.method(titles.demo).check();
    await expect(shopper.field('number')).toHaveValue('4111 1111 1111 1111');
    await shopper.method(titles.braintree).check();
    expect(gateway.frames).toHaveLength(3);
    await shopper.review();
    await expect(page.getByText('Visa •••• 1111')).toBeVisible();
  },
);

test('a card that is typed over the one in the review is looked at before it pays', async ({ page }) => {
  const shopper = new CardShopper(page, 'demo');
  const before = ordersOf(shop).length;
  await fillCart(page);
  await shopper.toPayment();
  await shopper.method(titles.demo).check();
  await shopper.typeCard(good);
  await shopper.review();
  await shopper.button('Edit Payment').click();
  await shopper.field('number').fill('');
  await shopper.field('number').pressSequentially('5555555555554444');
  // Away from it without the button that sends it.
  await shopper.button('Edit Delivery').click();
  await shopper.button('Continue to payment').click();
  await expect(shopper.heading('Payment')).toBeFocused();
  await expect(shopper.button(/^Place order/)).toBeHidden();
  await shopper.review();
  await expect(page.getByText('Mastercard •••• 4444').first()).toBeVisible();
  await shopper.button(/^Place order/).click();
  await expect(shopper.heading('Thank you for your order')).toBeFocused();
  expect(ordersOf(shop)).toHaveLength(before + 1);
});

test('a customer saves a card, and pays the next order with it', async ({ page }) => {
  const shopper = new CardShopper(page, 'demo');
  await page.goto(`${shop.shopUrl}/sign-in`);
  await page.getByLabel('Email').first().fill('diana@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!23');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);

  await fillCart(page);
  // By the usual address, and the only way to deliver.
  await expect(shopper.heading('Payment')).toBeFocused();
  await shopper.method(titles.demo).check();
  await expect(page.getByRole('radio', { name: 'A new card' })).toHaveCount(0);
  await shopper.typeCard(good);
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check();
  await shopper.review();
  await shopper.button(/^Place order/).click();
  await expect(shopper.heading('Thank you for your order')).toBeFocused();

  await fillCart(page);
  await expect(shopper.heading('Review and place order')).toBeFocused();
  await expect(page.getByText('This is your usual address', { exact: false })).toBeVisible();
  await shopper.expectAccessible();
  await shopper.button('Edit Payment').click();
  await expect(page.getByRole('radio', { name: /Visa ending in 1111.*11\/2030/ })).toBeChecked();
  await expect(page.locator('iframe')).toHaveCount(0);
  await shopper.expectAccessible();
  await page.getByRole('radio', { name: 'A new card' }).check();
  await expect(shopper.field('number')).toBeVisible();
  await page.getByRole('radio', { name: /Visa ending in 1111/ }).check();
  await shopper.review();
  const before = ordersOf(shop).length;
  await shopper.button(/^Place order/).dblclick();
  await expect(shopper.heading('Thank you for your order')).toBeFocused();
  const orders = ordersOf(shop);
  expect(orders).toHaveLength(before + 1);
  expect(orders.at(-1)).toMatchObject({ email: 'diana@example.com', card: '1111' });
  await expect(page.getByRole('main').getByText(orders.at(-1)!.number)).toBeVisible();
});

test(
  'a card form whose session is over says so and takes the card again, also when the order was being placed',
  oneOf(false),
  async ({ page, context }) => {
    await emulateBraintree(context);
    const shopper = new CardShopper(page, 'demo');
    const before = ordersOf(shop).length;
    const endSession = () =>
      context.route(
        `${shop.paymentUrl}/tokens`,
        (route) =>
          route.fulfill({ status: 401, json: { kind: 'auth', message: 'The card session has ended.' } }),
        { times: 1 },
      );
    const expired = page.getByRole('alert').filter({ hasText: 'card form had expired' });
    await fillCart(page);
    await shopper.toPayment();
    await shopper.method(titles.demo).check();
    await shopper.typeCard(good);
    await endSession();
    await shopper.button('Review the order').click();
    await expect(expired).toBeVisible();
    await expect(shopper.field('number')).toHaveValue('');
    await shopper.typeCard(good);
    await shopper.review();
    await endSession();
    await shopper.button(/^Place order/).click();
    await expect(expired).toBeVisible();
    expect(ordersOf(shop)).toHaveLength(before);
    await expect(shopper.field('number')).toHaveValue('');
    await shopper.typeCard(good);
    await shopper.review();
    await shopper.button(/^Place order/).click();
    await expect(shopper.heading('Thank you for your order')).toBeFocused();
    expect(ordersOf(shop)).toHaveLength(before + 1);
  },
);

for (const dir of ['ltr', 'rtl'] as const)
  test(
    `at 400 % zoom (${dir}) a card is entered and read whole, and nothing sticks out`,
    oneOf(false),
    async ({ page }) => {
      // 1280 by 1024, four times as large.
      await page.setViewportSize({ width: 320, height: 256 });
      await page.addInitScript((direction) => {
        document.addEventListener('DOMContentLoaded', () => (document.documentElement.dir = direction));
      }, dir);
      const shopper = new CardShopper(page, 'demo');
      await openGuestCheckout(page, shop);
      await shopper.toPayment();
      await shopper.method(titles.demo).check();
      await expect(page.locator(`.card-form:has(iframe[src*="/field/"])`)).toHaveAttribute(
        'aria-busy',
        'false',
      );
      await shopper.typeCard(good);
      await expect(page.getByRole('main').getByText('Visa', { exact: true })).toBeVisible();
      for (const name of ['number', 'expirationDate', 'cvv'] as const)
        expect(
          await shopper.field(name).evaluate((input) => input.scrollWidth - input.clientWidth),
          `what does not fit of ${name}`,
        ).toBeLessThanOrEqual(0);
      const [frame, box] = await Promise.all([
        page.locator('iframe[src*="/field/number"]').boundingBox(),
        page.locator('.card-box:has(iframe[src*="/field/number"])').boundingBox(),
      ]);
      expect(frame!.x).toBeGreaterThanOrEqual(box!.x);
      expect(frame!.x + frame!.width).toBeLessThanOrEqual(box!.x + box!.width);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await shopper.expectAccessible();
      await shopper.review();
      await expect(shopper.button(/^Place order/)).toBeVisible();
    },
  );
