// Every call of an order fails in turn, before and after the server did its work: a clear message or none needed, nothing
// typed lost, never two orders, never an order without a receipt. The table is printed at the end.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import {
  ask,
  fillCustomerCart,
  openCustomerCheckout,
  openGuestCheckout,
  remember,
  tokenOf,
} from '../support/checkout-start';
import { walkCheckout, type End, type Stage, type Walk } from '../support/checkout-walk';
import { isWhole } from '../../support/whole';
import { ordersOf } from '../support/orders';
import { ShopProcess } from '../support/shop-process';

interface Row {
  row: string;
  /** What the call's address and body say. */
  call: RegExp;
  /** A fault of the switchboard; 'lost …' breaks the connection of a question, which it leaves alone,
   *  and 'held …' never answers, as a payment processor that does not. */
  fault: string;
  /** The fault begins with this press; with the first where absent. It ends when something was said. */
  from?: Stage;
  /** It stays. */
  stays?: true;
  pay?: 'card' | 'check';
  /** Something that must have been said; nothing may be said where absent. */
  says?: RegExp;
  end?: End;
  orders?: 0 | 1;
  /** As another row, for another call or release: left to the whole. */
  isAnother?: boolean;
}

/** A guest's number is read from the cart that was ordered. */
const orderNumber = /\/guest-carts\/\w+ /;
const unreached = /could not be reached/;
const calls: [name: string, call: RegExp][] = [
  ['email', /SetGuestEmail/],
  ['shipping address', /SetShippingAddress/],
  ['shipping method', /SetShippingMethod/],
  ['shipping-information', /shipping-information/],
];

const all: Row[] = [
  {
    row: 'processor never answers, and no order comes of it',
    isAnother: true,
    call: /payment-information/,
    fault: 'held before',
    pay: 'card',
    says: /The shop did not answer in time and your order was not placed. You have not been charged/,
  },
  {
    row: 'processor never answers, and the order stands',
    // It goes on as a lost answer does, after a minute: tests/checkout/place-order.test.ts.
    isAnother: true,
    call: /payment-information/,
    fault: 'held after',
    pay: 'card',
  },
  {
    row: 'card fields never answer',
    isAnother: true,
    call: /\/tokens\b/,
    fault: 'held before',
    pay: 'card',
    says: /The payment provider did not answer. Nothing was charged/,
  },
  ...calls.flatMap(([name, call]): Row[] => {
    const isAnother = name !== 'shipping address';
    return [
      {
        row: `${name}: lost before the server did it`,
        call,
        fault: 'drop-before',
        says: unreached,
        isAnother,
      },
      // What the cart has taken is found there, and nothing need be said.
      {
        row: `${name}: lost after the server did it`,
        call,
        fault: 'drop-after',
        says: name === 'shipping-information' ? unreached : undefined,
        isAnother,
      },
    ];
  }),
  {
    row: 'payment-information: lost before the server did it',
    isAnother: true,
    call: /payment-information/,
    fault: 'drop-before=1',
    pay: 'card',
    says: /your order was not placed. You have not been charged/,
  },
  {
    row: 'payment-information: lost after the server did it',
    call: /payment-information/,
    fault: 'drop-after=1',
    pay: 'card',
  },
  {
    row: 'payment-information: answer cut in half',
    call: /payment-information/,
    fault: 'malformed=truncated',
  },
  {
    row: 'payment-information: HTML in place of the answer',
    isAnother: true,
    call: /payment-information/,
    fault: 'malformed=html',
  },
  {
    row: 'payment-information: 503 of a gateway',
    isAnother: true,
    call: /payment-information/,
    fault: 'unavailable',
    says: /your order was not placed. You have not been charged/,
  },
  {
    row: 'payment-information: too many requests',
    isAnother: true,
    call: /payment-information/,
    fault: 'rate-limit',
    says: /Too many orders are being placed just now/,
  },
  {
    row: 'order number: lost before the server did it',
    isAnother: true,
    call: orderNumber,
    fault: 'lost before',
  },
  { row: 'order number: lost after the server did it', call: orderNumber, fault: 'lost after' },
  {
    row: 'new cart: lost before the server did it',
    isAnother: true,
    call: /CreateCart/,
    fault: 'drop-before',
    stays: true,
  },
  {
    row: 'new cart: lost after the server did it',
    isAnother: true,
    call: /CreateCart/,
    fault: 'drop-after',
    stays: true,
  },
  {
    row: 'offline at the address',
    isAnother: true,
    call: /SetShippingAddress/,
    fault: 'offline',
    from: 'address',
    says: unreached,
  },
  {
    row: 'offline at the order',
    call: /./,
    fault: 'offline',
    from: 'review',
    pay: 'card',
    says: /offline|provider could not be reached/i,
  },
  {
    row: 'card declined, then approved',
    isAnother: true,
    call: /payment-information/,
    fault: 'decline',
    pay: 'card',
    says: /declined/i,
  },
  {
    row: 'cart inactive at the last step',
    isAnother: true,
    call: /shipping-information/,
    fault: 'cart-inactive',
    says: /Your cart is no longer there[^]*Nothing was ordered from here/,
    end: 'over',
    orders: 0,
  },
  {
    row: 'cart closed without an order as it is paid',
    call: /payment-information/,
    fault: 'cart-inactive=1',
    says: /closed without an order[^]*Nothing was ordered from here, and you have not been charged/,
    end: 'over',
    orders: 0,
  },
  {
    row: 'cart purged as it is paid',
    isAnother: true,
    call: /payment-information/,
    fault: 'cart-not-found=1',
    says: /Your cart is no longer there[^]*Nothing was ordered from here/,
    end: 'over',
    orders: 0,
  },
  ...['2.4.4', '2.4.5', '2.4.8'].map((release): Row => ({
    row: `sold out at the last step (as ${release} says it)`,
    call: /./,
    fault: `out-of-stock=${release}`,
    from: 'review',
    stays: true,
    says: /not placed and nothing was charged: there is not enough of everything in your cart.*Remove/,
    end: 'blocked',
    orders: 0,
    isAnother: release !== '2.4.8',
  })),
];
const rows = all.filter(({ isAnother }) => isWhole || !isAnother);

let shop: ShopProcess;
const table: { row: string; said: string; orders: number; end: string }[] = [];

test.beforeAll(async ({ browser }) => {
  shop = await ShopProcess.start({ options: ['--faults'] });
  // What a test opens is closed with it; these serve them all.
  while (lanes.length < laneCount) lanes.push(await browser.newContext({ serviceWorkers: 'block' }));
});
test.afterAll(async () => {
  console.table(table);
  await shop?.dispose();
});

/** Lets the calls meet their fault while `isOn`, and tells of each. */
async function meet(page: Page, { call, fault }: Row, isOn: () => boolean, onMet: () => void): Promise<void> {
  await page.route(/\/(graphql|rest\/|tokens)/, async (route) => {
    const request = route.request();
    const about = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`;
    if (!isOn() || !call.test(about) || fault === 'offline') return route.continue();
    onMet();
    if (fault.endsWith(' after')) await route.fetch();
    if (fault.startsWith('held')) return;
    if (fault.startsWith('lost')) return route.abort('connectionreset');
    await route.continue({ headers: { ...request.headers(), 'x-airside-fault': fault } });
  });
}

/** `met`: how often the row met its fault. */
interface FaultyWalk extends Walk {
  met: number;
}

function record(row: string, { said, end }: Walk, orders: number): void {
  table.push({ row, said: said.join(' | ') || '–', orders, end });
}

const emailOf = (index: number) => `row${index}@example.com`;
const ordersOfRow = (index: number) => ordersOf(shop).filter(({ email }) => email === emailOf(index));

/** Most of a row is waiting: so many are on their way at once, each in a browser profile of its own. */
const lanes: BrowserContext[] = [];
const laneCount = 4;

async function walkRow(context: BrowserContext, index: number): Promise<FaultyWalk> {
  const row = rows[index]!;
  const page = await context.newPage();
  let isOn = !row.from;
  let hasBegun = isOn;
  let met = 0;
  try {
    await page.goto(`${shop.shopUrl}/health`);
    await page.evaluate(() => localStorage.clear());
    await meet(
      page,
      row,
      () => isOn,
      () => (met += 1),
    );
    await openGuestCheckout(page, shop);
    const walk = await walkCheckout(page, {
      email: emailOf(index),
      pay: row.pay ?? 'check',
      async onPress(stage) {
        if (stage !== row.from || hasBegun) return;
        isOn = hasBegun = true;
        if (row.fault !== 'offline') return;
        await context.setOffline(true);
        met += 1;
      },
      async onSaid() {
        if (row.stays) return;
        isOn = false;
        await context.setOffline(false);
        // A page behind others hears of it later.
        if (row.fault === 'offline') await page.waitForFunction(() => navigator.onLine);
      },
    });
    return { ...walk, met };
  } finally {
    await page.close();
    await context.setOffline(false);
  }
}

const walks: (Promise<FaultyWalk> | undefined)[] = [];
/** Begins all rows after it too, each when its lane is free. */
function walkOf(index: number): Promise<FaultyWalk> {
  for (let next = index; next < rows.length && !walks[next]; next += 1) {
    const before = Promise.resolve(walks[next - laneCount]).catch(() => undefined);
    const walk = before.then(() => walkRow(lanes[next % laneCount]!, next));
    walk.catch(() => undefined);
    walks[next] = walk;
  }
  return walks[index]!;
}

for (const [index, row] of rows.entries())
  test(row.row, async () => {
    test.slow();
    const walk = await walkOf(index);
    const orders = ordersOfRow(index);
    record(row.row, walk, orders.length);

    expect(walk.met, 'the fault was met').toBeGreaterThan(0);
    expect(walk.lost, 'nothing typed is lost').toEqual([]);
    expect(walk.end).toBe(row.end ?? 'receipt');
    expect(orders, 'never two orders, never one without a receipt').toHaveLength(row.orders ?? 1);
    const said = walk.said.join(' | ');
    if (row.says) expect(said).toMatch(row.says);
    else expect(said).toBe('');
    expect(said, 'in words for people').not.toMatch(
      /undefined|null|\[object|TypeError|Failed to fetch|<html/,
    );
  });

test('session ends at the last step: the cart waits for its owner', async ({ page }) => {
  const email = 'lena@example.com';
  const token = await tokenOf(shop, email);
  await fillCustomerCart(shop, token);
  await openCustomerCheckout(page, shop, token);
  // Who has typed it in here is known by this.
  await remember(page, shop, { email });
  const before = ordersOf(shop).length;
  const first = await walkCheckout(page, {
    email,
    pay: 'check',
    async onPress(stage) {
      if (stage === 'review') await ask(shop, 'mutation { revokeCustomerToken { result } }', {}, token);
    },
  });
  expect(ordersOf(shop)).toHaveLength(before);
  expect(first.end).toBe('over');
  expect(first.said.join()).toMatch(/Your session has ended[^]*is kept in your account/);

  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill('Passw0rd!23');
  await main.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeHidden();
  const second = await walkCheckout(page, { email, pay: 'check' });
  expect(second.presses, 'what was chosen is kept, the order alone is left').toBe(1);
  record('session ends at the last step', { ...second, said: first.said }, ordersOf(shop).length - before);
  expect(second.end).toBe('receipt');
  expect(ordersOf(shop)).toHaveLength(before + 1);
});
