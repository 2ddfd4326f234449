// <Checkout> in the page as an element shows it, over a backend that answers what the test says.
import { signal } from '@preact/signals-core';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { createBlocks } from '../../src/content/cms/blocks';
import { Checkout, type CheckoutProps } from '../../src/checkout/Checkout';
import { checkoutStyles } from '../../src/checkout/styles';
import { uiStyles } from '../../src/ui/styles';
import { StorefrontContext } from '../../src/use-storefront';
import type { Storefront } from '../../src/storefront';
import { fakeShop, type Answers, type FakeShopOptions } from '../cart/fake-shop';

let root: Root | undefined;

/** As a page that is left. */
export function leave(): void {
  root?.unmount();
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
}

export async function show(
  answers: Answers,
  props: Partial<CheckoutProps> = {},
  options: FakeShopOptions = {},
) {
  const shop = fakeShop(answers, { area: localStorage, ...options });
  if (!shop.storage.get('cartId')) shop.storage.set('cartId', 'cart-1');
  const next = '<h2>What happens next</h2>';
  const features = new Map<unknown, unknown>([[createBlocks, { block: () => signal({ html: next }) }]]);
  const storefront = {
    ...shop.storefront,
    routing: {
      href: (path: string) => `https://shop.example${path}`,
      url: signal(new URL('https://shop.example/checkout')),
    },
    feature<T>(create: (from: Storefront) => T): T {
      if (!features.has(create)) features.set(create, create(storefront));
      return features.get(create) as T;
    },
  } as unknown as Storefront;
  document.adoptedStyleSheets = [...uiStyles, ...checkoutStyles].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css.replaceAll(':host', ':root'));
    return sheet;
  });
  const host = document.createElement('main');
  document.body.append(host);
  root = createRoot(host);
  root.render(
    <StorefrontContext value={storefront}>
      <Checkout SignIn={({ email }) => <p>Sign in as {email}</p>} {...props} />
    </StorefrontContext>,
  );
  await expect.element(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  return shop;
}
