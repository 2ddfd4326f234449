// On every kind of page the same elements look the same, work, and leave the page alone.
import { writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectProven } from '../support/in-cart';
import { reach } from '../support/keyboard';
import { runtime } from '../support/runtime';
import { guest } from '../support/shopper';
import { freePlace, ShopProcess } from '../support/shop-process';
import { HostVisit, type Variant } from './host-visit';
import { lookOf, pixelsThatDiffer, stylesThatDiffer, type Look } from './look';
import { ownStyles } from './own-styles';
import { all, others, plain, shelf, walkedIn, type HostPage } from './pages';
import { oneOf } from '../../support/whole';

let shop: ShopProcess;

test.beforeAll(async () => {
  const place = await freePlace();
  // The page round the frame is at another origin than the frame: the card fields must be told of it.
  const around = place.cmsUrl.replace('localhost', '127.0.0.1');
  shop = await ShopProcess.start({ place, options: ['--embed-origin', around, '--embed-origin', 'null'] });
});
test.afterAll(() => shop?.dispose());

async function visit(page: Page, host: HostPage, variant?: Variant): Promise<HostVisit> {
  const made = new HostVisit(page, shop, host);
  await made.open(variant);
  return made;
}

/** Of the plain page, taken when first asked for. */
const references = new Map<string, Look>();

/** Compared with the same element on the plain page; `take` is called there first. */
async function expectLooks(
  page: Page,
  host: HostPage,
  take: (page: Page, host: HostPage) => Promise<[string, Look][]>,
) {
  const looks = await take(page, host);
  if (looks.some(([name]) => !references.has(name))) {
    const other = await page.context().browser()!.newPage({ viewport: page.viewportSize() });
    for (const [name, look] of await take(other, plain)) references.set(name, look);
    await other.close();
  }
  for (const [name, look] of looks) {
    const before = references.get(name)!;
    expect.soft(stylesThatDiffer(before.styles, look.styles), `styles in ${name}`).toEqual([]);
    const share = await pixelsThatDiffer(before.picture, look.picture);
    if (share > 0.001)
      for (const [suffix, { picture }] of Object.entries({ here: look, plain: before }))
        await writeFile(test.info().outputPath(`${name} ${suffix}.png`), picture);
    expect.soft(share, `pixels of ${name}`).toBeLessThanOrEqual(0.001);
  }
}

test.describe('looks as on a plain page', () => {
  test.use({ viewport: { width: 1280, height: 1500 } });

  for (const host of others.filter(({ isMirrored }) => !isMirrored))
    test(host.name, oneOf(false), async ({ page }) => {
      await expectLooks(page, host, async (there, where) => {
        const shown = await visit(there, where);
        await shown.expectReady();
        await shown.element('newsletter').evaluate((element) => element.setAttribute('heading', 'Letters'));
        // What a bag becomes once its page rests.
        await expect(shown.element('mini-cart').locator('airside-mini-cart-panel')).toBeAttached();
        const looks: [string, Look][] = [];
        for (const name of shelf) looks.push([name, await lookOf(shown.element(name))]);
        shown.expectNoProblem();
        return looks;
      });
    });
});

test.describe('fits, and leaves the page its own look', () => {
  for (const host of all)
    test(host.name, walkedIn(host, ['unset-important']), async ({ page }) => {
      const bare = await visit(page, host, { loader: 'none' });
      const before = await ownStyles(bare.frame);
      const shown = await visit(page, host);
      await shown.expectReady();
      expect(await ownStyles(shown.frame)).toEqual(before);
      expect(await shown.frame.evaluate(isPriceInLine), 'the price stands in its sentence').toBe(true);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await shown.frame.evaluate(whatSticksOut), `at ${width}`).toEqual([]);
      }
      await shown.expectAccessible();
      shown.expectNoProblem();
    });
});

/** It follows the words before it, or the words behind it follow it. */
function isPriceInLine(): boolean {
  const price = document.querySelector('airside-price')!;
  const { top, bottom } = price.getBoundingClientRect();
  const lines = (node: Node | null): DOMRect[] => {
    const range = document.createRange();
    if (node) range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const near = [lines(price.previousSibling).at(-1), lines(price.nextSibling)[0]];
  const isAlone = near.every((rect) => rect === undefined);
  return isAlone || near.some((rect) => rect !== undefined && rect.top < bottom && rect.bottom > top);
}

/** Tags and classes of what is wider than the element that it stands in, or than the page. */
function whatSticksOut(): string[] {
  const ours = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('airside-'),
  );
  return ours.flatMap((element) => {
    const frame = element.parentElement!.getBoundingClientRect();
    const inside = [
      ...(element.shadowRoot ?? element).querySelectorAll('h1, h2, h3, p, a, button, input, label'),
    ];
    return inside
      .map((node) => ({ node, rect: node.getBoundingClientRect() }))
      .filter(({ node, rect }) => rect.width > 1 && !node.closest('.visually-hidden'))
      .filter(
        ({ rect }) =>
          rect.left < Math.min(frame.left, 0) - 1 || rect.right > Math.max(frame.right, innerWidth) + 1,
      )
      .map(({ node }) => `${element.localName} ${node.localName}.${node.className}`);
  });
}

test.describe('works, and leaves alone what the page and its visitor do', () => {
  for (const host of all)
    test(host.name, walkedIn(host, ['strict']), async ({ page }) => {
      const shown = await visit(page, host);
      const { frame, letter, sent, counter } = shown;
      await shown.expectReady();
      await counter.click();
      await counter.click();
      await letter.locator('input').first().fill('half a sentence');

      await shown
        .element('product-card')
        .getByRole('button', { name: /^Add .*to cart|^Add to cart/ })
        .click();
      const bag = shown.element('mini-cart').getByRole('button', { name: /cart, 1 item/i });
      await bag.click();
      const panel = shown.element('mini-cart').getByRole('dialog');
      await expect(panel.getByText(/subtotal/i)).toBeVisible();
      await expect(panel.getByRole('link', { name: /checkout/i })).toHaveAttribute(
        'href',
        `${shop.shopUrl}/checkout`,
      );
      await shown.expectAccessible();
      await panel.getByRole('button', { name: /^remove/i }).click();
      await expect(panel.getByText(/empty/i).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();

      const newsletter = shown.element('newsletter');
      await newsletter.getByLabel('Email').fill(`${host.name}.${runtime()}@example.com`);
      await newsletter.getByLabel('First name').fill('Noor');
      await newsletter.getByLabel('First name').press('Enter');
      await expect(newsletter.getByText('Thank you, Noor. You are on the list.')).toBeVisible();

      const signIn = shown.element('sign-in');
      if (!host.isApp) await signIn.evaluate((element) => document.querySelector('#letter')!.append(element));
      await signIn.getByLabel('Email').fill('nobody@example.com');
      await signIn.getByLabel('Email').press('Enter');
      await expect(signIn.getByText(/password.* required|enter .*password/i).first()).toBeVisible();

      await expect(sent).toHaveText('');
      await expect(letter.locator('input').first()).toHaveValue('half a sentence');
      await expect(counter).toContainText('2');
      const names = await letter.evaluate((form: HTMLFormElement) => [...new FormData(form).keys()]);
      expect(names).not.toContain('email');
      expect(await frame.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
      shown.expectNoProblem();
    });
});

test.describe('works by keyboard alone', () => {
  for (const host of all)
    test(host.name, oneOf(false), async ({ page }) => {
      const shown = await visit(page, host);
      await shown.expectReady();
      const add = shown.element('product-card').getByRole('button', { name: /^Add .*to cart|^Add to cart/ });
      await reach(page, add);
      await page.keyboard.press('Enter');
      const bag = shown.element('mini-cart').getByRole('button', { name: /cart, 1 item/i });
      await expect(bag).toBeVisible();
      await reach(page, bag, 'Shift+Tab');
      await page.keyboard.press('Enter');
      const panel = shown.element('mini-cart').getByRole('dialog');
      const more = panel.getByRole('button', { name: /one more/i });
      await reach(page, more);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(shown.element('mini-cart').getByRole('button', { name: /cart, 2 items/i })).toBeFocused();
      shown.expectNoProblem();
    });
});

test.describe('takes an order', () => {
  test.use({ viewport: { width: 1280, height: 1500 } });

  for (const host of all.filter(({ isOpaque }) => !isOpaque))
    test(host.name, oneOf(false), async ({ page }) => {
      const start = async (there: Page, where: HostPage): Promise<HostVisit> => {
        const shown = await visit(there, where, { with: 'checkout' });
        await shown
          .element('add-to-cart')
          .getByRole('button', { name: /to cart/i })
          .click();
        await shown.element('checkout').getByLabel('Email').fill(guest.Email);
        await shown.element('checkout').getByRole('button', { name: 'Continue', exact: true }).click();
        await expect(shown.element('checkout').getByLabel('City', { exact: true })).toBeVisible();
        return shown;
      };
      let shown: HostVisit | undefined;
      if (host.isMirrored || host === plain) shown = await start(page, host);
      else
        await expectLooks(page, host, async (there, where) => {
          const at = await start(there, where);
          shown ??= at;
          return [['checkout', await lookOf(at.element('checkout'))]];
        });
      const { problems } = shown!;
      const checkout = shown!.element('checkout');
      const { Email: _email, State: state, ...texts } = guest;
      for (const [label, text] of Object.entries(texts))
        await checkout.getByLabel(label, { exact: true }).fill(text);
      await checkout.getByLabel('State').selectOption(state);
      await checkout.getByRole('button', { name: 'Continue to delivery' }).click();
      await checkout.getByRole('button', { name: 'Continue to payment' }).click();
      await shown!.fillCard();
      await shown!.expectAccessible();
      await checkout.getByRole('button', { name: 'Review the order' }).click();
      await checkout.getByRole('button', { name: /^Place order/ }).click();
      await expect(checkout.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
      await expect(checkout.getByText(/\b0000\d+/).first()).toBeVisible();
      await expect(shown!.sent).toHaveText('');
      expect(problems).toEqual([]);
    });
});

test.describe('inside an app that owns the page', () => {
  for (const host of all.filter(({ isApp }) => isApp))
    test(host.name, walkedIn(host), async ({ page }) => {
      const shown = await visit(page, host);
      const { frame } = shown;
      await shown.expectReady();
      const add = shown.element('product-card').getByRole('button', { name: /to cart/i });
      await add.click();
      await expect(frame.locator('#heard')).toHaveText('airside-item-added');
      for (const press of ['Move the card', 'Hide the card', 'Show the card', 'Move the card'])
        await frame.getByRole('button', { name: press }).click();
      await add.click();
      await expect(shown.element('mini-cart').getByRole('button', { name: /cart, 2 items/i })).toBeVisible();
      await expect(shown.element('newsletter').getByRole('heading')).toHaveText(/letters$/);
      // Given as a property of the app's own number.
      await expect(shown.element('product-list').getByRole('listitem')).toHaveCount(3);
      shown.expectNoProblem();
    });
});

test(
  'from right to left, words and what belongs to them begin at the right',
  oneOf(false),
  async ({ page }) => {
    const shown = await visit(
      page,
      all.find(({ isMirrored }) => isMirrored)!,
    );
    await shown.expectReady();
    const edge = (name: string, inside: string) =>
      shown
        .element(name)
        .locator(inside)
        .first()
        .evaluate((node) => Math.round(node.getBoundingClientRect().right));
    expect(await edge('newsletter', '.field-label')).toBe(await edge('newsletter', '.control'));
    expect(await edge('sign-in', '.field-label')).toBe(await edge('sign-in', '.control'));
    expect(await edge('product-card', '.card-name')).toBe(await edge('product-card', '.card-media'));
    const firsts = shown.element('product-list').locator('.card');
    const [first, second] = [await firsts.nth(0).boundingBox(), await firsts.nth(1).boundingBox()];
    expect(first!.x).toBeGreaterThan(second!.x);
  },
);

test('fifty elements ask for the cart once', oneOf(false), async ({ page }) => {
  const shown = await visit(
    page,
    all.find(({ name }) => name === 'fifty')!,
  );
  await shown.expectReady();
  await shown
    .element('product-card')
    .getByRole('button', { name: /to cart/i })
    .click();
  await expect(shown.element('mini-cart').getByRole('button', { name: /cart, 1 item/i })).toBeVisible();
  await expectProven(shown.frame, 1);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql'))
      asked.push(decodeURIComponent(request.url()) + (request.postData() ?? ''));
  });
  await page.reload();
  await shown.expectReady();
  await expect(shown.element('mini-cart').getByRole('button', { name: /cart, 1 item/i })).toBeVisible();
  expect(await shown.frame.locator(':is(airside-price, airside-add-to-cart)').count()).toBeGreaterThan(40);
  expect(asked.filter((text) => /\bcart\s*\(\s*cart_id/.test(text))).toHaveLength(1);
  shown.expectNoProblem();
});
