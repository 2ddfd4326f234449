// Buying by ear: what a screen reader says from a shelf to the second step of the checkout. The reader looks into no shadow
// root, so elements are drawn without one.
import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { define } from '../../elements/kit/define';
import type { Contract } from '../../elements/kit/contract';
import { scope } from '../../elements/kit/sheets/scoped-sheets';
import cartPage from '../../elements/tags/cart-page/cart-page';
import checkout from '../../elements/tags/checkout/checkout';
import productList from '../../elements/tags/product-list/product-list';
import productPage from '../../elements/tags/product-page/product-page';
import { freshPage, openPage } from '../support/open-page';

freshPage();
afterEach(() => virtual.stop());

const end = 'end of document';
const guest = 'gita.guest@example.com';

/** Draws the element without a shadow root, and begins to read the page when `ready` is there. */
async function come(contract: Contract, attributes: string, ready: () => Locator): Promise<void> {
  await virtual.stop();
  const tag = `${contract.tag}-by-ear` as Contract['tag'];
  if (!customElements.get(tag)) define({ ...contract, tag, root: 'light', scope });
  document.body.innerHTML = `<main><${tag} ${attributes}></${tag}></main>`;
  await expect.element(ready()).toBeInTheDocument();
  await virtual.start({ container: document.body });
}

/** Reads on until `last` is said, or to the end, and expects these phrases on the way, in this order. */
async function hear(phrases: readonly (string | RegExp)[], last: string | RegExp = end): Promise<void> {
  const said: string[] = [];
  while (!isSaid(last, said.at(-1) ?? '')) {
    expect(said.at(-1), `${String(last)} after ${said.join('\n')}`).not.toBe(end);
    await virtual.next();
    // What does not break is said as any other space.
    said.push((await virtual.lastSpokenPhrase()).replaceAll('\u00a0', ' '));
  }
  expectInOrder(said, phrases);
}

const isSaid = (phrase: string | RegExp, said: string): boolean =>
  typeof phrase === 'string' ? said === phrase : phrase.test(said);

function expectInOrder(said: readonly string[], phrases: readonly (string | RegExp)[]): void {
  let from = 0;
  for (const phrase of phrases) {
    const found = said.findIndex((one, index) => index >= from && isSaid(phrase, one));
    expect(found, `${String(phrase)} in ${said.slice(from).join('\n')}`).toBeGreaterThanOrEqual(0);
    from = found + 1;
  }
}

/** Waits for what is said by itself. */
const announced = (phrase: RegExp) =>
  expect
    .poll(async () => (await virtual.spokenPhraseLog()).filter((said) => phrase.test(said)))
    .not.toEqual([]);

it('says what there is, what it costs, what was done and what is missing', async () => {
  openPage('');
  const name = 'Glen Tarrow 10 Year Old';
  await come(productList, 'skus="WH-001"', () => page.getByRole('article'));
  await hear(['article', 'Glen Tarrow', `heading, ${name}, level 3`, `link, ${name}`, 'From', '$6.50']);

  await come(productPage, 'sku="WH-001"', () => page.getByRole('radio').first());
  await hear(
    [
      'navigation, You are here',
      `region, Pictures of ${name}`,
      `heading, ${name}, level 1`,
      'radiogroup, Bottle size',
      /^radio, 50 ml \$6\.50, not checked/,
      /^radio, 750 ml \$46\.90, not checked/,
    ],
    /^radio, 750 ml/,
  );
  await virtual.act();
  await hear(
    [/^radio, 1 L Sold out/, 'In stock', `textbox, Quantity of ${name}, 1`, 'button, Add to cart'],
    /^button, Add to cart/,
  );
  await virtual.act();
  await announced(new RegExp(`^polite: ${name} is in your cart\\.`));

  await come(cartPage, '', () => page.getByRole('link', { name: 'Checkout' }));
  await hear([
    'heading, Shopping cart, level 1',
    '1 item',
    `link, ${name}`,
    'Bottle size: 750 ml',
    `textbox, Quantity of ${name}, 750 ml, 1`,
    `button, Remove ${name}, 750 ml`,
    'Subtotal',
    '$46.90',
    'link, Checkout',
  ]);

  await come(checkout, '', () => page.getByLabelText('Email'));
  await hear(
    ['heading, Checkout, level 1', 'heading, Contact, level 2, current step', /^textbox, Email, .*required/],
    /^textbox, Email/,
  );
  await virtual.press('Enter');
  await announced(/Email is required|email field is required/i);
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await userEvent.keyboard(`${guest}{Enter}`);
  await expect.element(page.getByRole('heading', { name: 'Shipping address' })).toHaveFocus();
  await expect.element(page.getByLabelText('First name')).toBeInTheDocument();
  await hear([
    /^textbox, First name/,
    /^textbox, Street address/,
    /^combobox, State/,
    'button, Continue to delivery',
  ]);
});
