// A backend that takes orders of customers only: when that is known, and what becomes of what was entered.
import { describe, expect, it } from 'vitest';
import { graphqlError } from '../cart/fake-shop';
import { checkoutAnswers, fakeCheckout, values } from './fake-checkout';

const email = 'gita@example.com';
const refusal = 'Guest checkout is not allowed. Register a customer account or login with existing one.';

async function begun({ tells }: { tells: boolean }, answers = checkoutAnswers()) {
  const made = fakeCheckout(answers);
  made.storefront.transport.has = (coordinate) =>
    tells || coordinate !== 'StoreConfig.is_guest_checkout_enabled';
  await made.cart.load();
  made.checkout.begin();
  made.calls.length = 0;
  return made;
}
const sent = ({ calls }: { calls: { name: string }[] }) => calls.map(({ name }) => name);

describe('where the store configuration tells it', () => {
  const telling = (isOn: boolean | null) => ({
    ...checkoutAnswers(),
    IsEmailAvailable: () => ({
      isEmailAvailable: { is_email_available: true },
      storeConfig: { store_code: 'default', is_guest_checkout_enabled: isOn },
    }),
  });

  it('is known with the email, and nothing else is asked for', async () => {
    const made = await begun({ tells: true }, telling(false));
    await made.checkout.hasAccount(email);
    expect(made.checkout.isGuestRefused.value).toBe(true);
    await made.checkout.submitGuestEmail(email);
    expect(made.checkout.step.value).toBe('contact');
    expect(sent(made)).toEqual(['IsEmailAvailable']);
  });

  it.each([true, null])(
    'goes on where it says %s, and the cart learns the email with the address',
    async (isOn) => {
      const made = await begun({ tells: true }, telling(isOn));
      await made.checkout.hasAccount(email);
      await made.checkout.submitGuestEmail(email);
      expect(made.checkout.step.value).toBe('address');
      expect(sent(made)).toEqual(['IsEmailAvailable']);
    },
  );
});

describe('where nothing tells it', () => {
  it('is known as soon as the email is sent, which is at once', async () => {
    const made = await begun({ tells: false });
    made.answers.SetGuestEmail = () => graphqlError(refusal, 'graphql-authorization');
    expect(await made.checkout.submitGuestEmail(email)).toBe(false);
    expect(made.checkout.isGuestRefused.value).toBe(true);
    expect(made.checkout.step.value).toBe('contact');
  });

  it('goes on with an email that was taken', async () => {
    const made = await begun({ tells: false });
    await made.checkout.submitGuestEmail(email);
    expect(made.checkout.step.value).toBe('address');
    expect(sent(made)).toEqual(['SetGuestEmail']);
  });

  it('is no refusal of guests when the email cannot be sent for another reason', async () => {
    const made = await begun({ tells: false });
    made.answers.SetGuestEmail = () => graphqlError('Invalid email format');
    await made.checkout.submitGuestEmail(email);
    expect(made.checkout.isGuestRefused.value).toBe(false);
    expect(made.checkout.shippingAddressError.value?.message).toBe('Invalid email format');
  });
});

it('goes back to the contact where it turns out with the address, which stays', async () => {
  const made = await begun({ tells: true });
  await made.checkout.submitGuestEmail(email);
  made.checkout.keepDraft({ shipping: values });
  made.answers.SetGuestEmail = () => graphqlError(refusal);
  await made.checkout.submitShippingAddress(values);
  expect(made.checkout.step.value).toBe('contact');
  expect(made.checkout.draft.value).toMatchObject({ shipping: values });
});
