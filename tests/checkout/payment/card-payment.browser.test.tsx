// Saved cards and the form for a new one, as a list of ways to pay.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCardChoice } from '../../../src/checkout/payment/card-choice';
import { CardPayment } from '../../../src/checkout/payment/CardPayment';
import { PaymentError, type PaymentProvider } from '../../../src/checkout/payment/provider';
import type { SavedCard } from '../../../src/checkout/payment/saved-card';
import { StorefrontContext } from '../../../src/use-storefront';
import { fakeShop } from '../../cart/fake-shop';
import { waitFor } from '../../support/wait-for';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const card = (hash: string, brand: string, last4: string): SavedCard => ({
  hash,
  method: 'demo_card',
  brand,
  last4,
  expires: '09/2030',
});
const visa = card('h1', 'Visa', '1111');
const master = card('h2', 'Mastercard', '4444');

function show(cards: SavedCard[]) {
  const mountCard = vi.fn(() => Promise.reject(new PaymentError('unavailable', '')));
  const provider: PaymentProvider = { code: 'demo_card', mountCard };
  const choice = createCardChoice(provider);
  const onChange = vi.fn();
  root ??= createRoot(document.body.appendChild(document.createElement('main')));
  const draw = (some: SavedCard[]) =>
    root?.render(
      <StorefrontContext value={fakeShop({}).storefront}>
        <CardPayment
          choice={choice}
          cards={[...some]}
          canKeep
          onChange={onChange}
          onLost={() => undefined}
          onSubmit={() => undefined}
        />
      </StorefrontContext>,
    );
  draw(cards);
  return { choice, draw, mountCard, onChange };
}
afterEach(() => (root = undefined));

const radio = (name: RegExp | string) => page.getByRole('radio', { name });

it('starts with the first saved card, keeps another that was chosen, and loads no form for either', async () => {
  const { choice, draw, mountCard, onChange } = show([visa, master]);
  await expect.element(radio(/Visa ending in 1111/)).toBeChecked();
  await userEvent.click(radio(/Mastercard ending in 4444/));
  expect(onChange).toHaveBeenCalledOnce();
  draw([visa, master, card('h3', 'Discover', '1117')]);
  await expect.element(radio(/Discover ending in 1117/)).toBeVisible();
  await expect.element(radio(/Mastercard ending in 4444/)).toBeChecked();
  expect(choice.saved.value).toEqual(master);
  expect(mountCard).not.toHaveBeenCalled();
});

it('opens the form for a new card when asked, with the offer to keep it, and tries again on request', async () => {
  const { mountCard } = show([visa]);
  await userEvent.click(radio('A new card'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(/card form did not load/);
  await expect
    .element(page.getByRole('checkbox', { name: 'Save this card for next time' }))
    .not.toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(mountCard).toHaveBeenCalledTimes(2));
});

it('goes on with what is left when the chosen card is gone', async () => {
  const { choice, draw } = show([visa]);
  await expect.element(radio(/Visa/)).toBeChecked();
  draw([]);
  await waitFor(() => expect(choice.saved.value).toBeUndefined());
  expect(choice.isOpened.value).toBe(true);
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
});
