// behaviour 4.3: what a returning customer always answers is filled in, up to where somebody has to say something.
import { describe, expect, it } from 'vitest';
import { isExpired } from '../../src/checkout/payment/saved-card';
import { graphqlError, memoryArea } from '../cart/fake-shop';
import { checkoutAnswers, fakeCheckout, values } from './fake-checkout';

const { street2: _, region_code, ...place } = values;
const home = {
  ...place,
  id: 7,
  street: ['1 Main St'],
  region: { region: 'Texas', region_code },
  country_code: 'US',
  default_shipping: true,
  default_billing: true,
};
type Home = Omit<typeof home, 'default_shipping'> & { default_shipping: boolean };

interface Given {
  addresses?: readonly Home[];
  /** Codes of the carriers that deliver. */
  carriers?: readonly string[];
  signedIn?: boolean;
  area?: Storage;
}

async function begun({ addresses = [home], carriers = ['flatrate'], signedIn = true, area }: Given = {}) {
  const answers = checkoutAnswers();
  answers.CustomerAddresses = () => ({ customer: { addresses } });
  const all = answers.SetShippingAddress!;
  answers.SetShippingAddress = (...asked) => {
    const answer = all(...asked) as Answer;
    const [first] = answer.setShippingAddressesOnCart.cart.shipping_addresses;
    first!.available_shipping_methods = first!.available_shipping_methods.filter(({ carrier_code }) =>
      carriers.includes(carrier_code),
    );
    return answer;
  };
  const made = fakeCheckout(answers, { signedIn, area });
  await made.cart.load();
  made.checkout.begin();
  made.calls.length = 0;
  return made;
}
interface Answer {
  setShippingAddressesOnCart: {
    cart: { shipping_addresses: { available_shipping_methods: { carrier_code: string }[] }[] };
  };
}

const sent = ({ names }: { names: () => string[] }) => names().filter((name) => name.startsWith('Set'));

describe('a returning customer', () => {
  it('is led to the payment by the default address and the only delivery', async () => {
    const made = await begun();
    const { checkout, calls } = made;
    await checkout.fillIn();
    expect(checkout.step.value).toBe('payment');
    expect(checkout.isFillingIn.value, 'the form of the payment goes on').toBe(true);
    expect(sent(made)).toEqual(['SetShippingAddress', 'SetShippingMethod']);
    expect(calls.find(({ name }) => name === 'SetShippingAddress')?.variables).toMatchObject({
      city: 'Austin',
      region_code: 'TX',
    });
    expect(checkout.shippingAddress.value?.id).toBe(7);
  });

  it('chooses among several ways to deliver, and is given the same the next time', async () => {
    const { area } = memoryArea();
    const carriers = ['flatrate', 'freeshipping'];
    const first = await begun({ carriers, area });
    await first.checkout.fillIn();
    expect(first.checkout.step.value).toBe('method');
    expect(first.checkout.isFillingIn.value).toBe(false);
    await first.checkout.submitShippingMethod('freeshipping_freeshipping');
    first.checkout.cancel();

    const second = await begun({ carriers, area });
    await second.checkout.fillIn();
    expect(second.checkout.step.value).toBe('payment');
    expect(second.checkout.shippingMethod.value?.code).toBe('freeshipping_freeshipping');
  });

  it.each<[who: string, given: Given]>([
    ['a guest', { signedIn: false }],
    ['a customer without addresses', { addresses: [] }],
    ['one whose default is none of them', { addresses: [{ ...home, default_shipping: false }] }],
    ['one whose default is in another country', { addresses: [{ ...home, country_code: 'CA' }] }],
  ])('%s says where to, as before', async (_who, given) => {
    const made = await begun(given);
    const before = made.checkout.step.value;
    await made.checkout.fillIn();
    expect(made.checkout.step.value).toBe(before);
    expect(made.checkout.isFillingIn.value).toBe(false);
    expect(sent(made)).toEqual([]);
  });

  it('who has begun to type goes on by hand', async () => {
    const made = await begun();
    made.checkout.keepDraft({ shipping: { ...values, city: 'Dallas' } });
    await made.checkout.fillIn();
    expect(sent(made)).toEqual([]);
    expect(made.checkout.step.value).toBe('address');
  });

  it('who was typing another address goes on with that, whatever was accepted before', async () => {
    const made = await begun();
    await made.checkout.submitShippingAddress(values);
    made.checkout.keepDraft({ shipping: { ...values, city: 'Dallas' } });
    made.calls.length = 0;
    await made.checkout.fillIn();
    expect(made.checkout.step.value).toBe('address');
    expect(sent(made)).toEqual([]);
  });

  it('has nothing left to type once an address is accepted', async () => {
    const made = await begun();
    made.checkout.keepDraft({ shipping: values });
    await made.checkout.submitShippingAddress(values);
    expect(made.checkout.draft.value.shipping).toBeUndefined();
    await made.checkout.fillIn();
    expect(made.checkout.step.value).toBe('payment');
  });

  it('who presses meanwhile stays where it was pressed', async () => {
    const made = await begun();
    const answered = made.answers.SetShippingAddress!;
    made.answers.SetShippingAddress = (...asked) => {
      made.checkout.takeOver();
      return answered(...asked);
    };
    await made.checkout.fillIn();
    expect(sent(made)).toEqual(['SetShippingAddress']);
    expect(made.checkout.step.value).toBe('address');
    expect(made.checkout.isFillingIn.value).toBe(false);
  });

  it('is told at the step what was refused there', async () => {
    const made = await begun();
    made.answers.SetShippingAddress = () => graphqlError('Country is not available');
    await made.checkout.fillIn();
    expect(made.checkout.step.value).toBe('address');
    expect(made.checkout.shippingAddressError.value).toBeDefined();
    expect(made.checkout.isFillingIn.value).toBe(false);
  });
});

it.each<[expires: string, isOver: boolean]>([
  ['11/2026', false],
  ['12/2026', false],
  ['10/2026', true],
  ['12/2025', true],
  ['', false],
])('a card that is good until %s is over in November 2026: %s', (expires, isOver) => {
  const card = { method: 'demo_card', hash: 'h', brand: 'Visa', last4: '1111', expires };
  expect(isExpired(card, new Date(2026, 10, 29))).toBe(isOver);
});
