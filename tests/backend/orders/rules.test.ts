// The rules of an order by themselves, at their edges; what they come to over the API: order-states.test.ts.
import { describe, expect, it } from 'vitest';
import type { OrderLineRow, OrderRow, OrderStatus } from '../../../demo-host/backend/orders/rows';
import {
  canCancel,
  canHold,
  canInvoice,
  canRefund,
  canShip,
  lineStatus,
  statusAfterWork,
  toCancel,
  toInvoice,
  toRefund,
  toShip,
  type OrderState,
} from '../../../demo-host/backend/orders/rules';

type Pieces = Partial<
  Pick<OrderLineRow, 'quantity' | 'canceled' | 'invoiced' | 'shipped' | 'refunded' | 'product_type'>
>;

const line = (pieces: Pieces = {}) =>
  ({
    product_type: 'simple',
    quantity: 2,
    canceled: 0,
    invoiced: 0,
    shipped: 0,
    refunded: 0,
    ...pieces,
  }) as OrderLineRow;

const state = (status: OrderStatus, lines: Pieces[] = [{}], paidCents = 0): OrderState => ({
  order: { status } as OrderRow,
  lines: lines.map(line),
  paidCents,
});

describe('of a line there is left', () => {
  it.each([
    [
      'to invoice what was neither invoiced nor cancelled',
      toInvoice,
      { quantity: 9, invoiced: 3, canceled: 2 },
      4,
    ],
    ['to ship what was neither shipped nor cancelled', toShip, { quantity: 9, shipped: 3, canceled: 2 }, 4],
    ['nothing to ship of what was given back', toShip, { quantity: 9, shipped: 1, refunded: 5 }, 4],
    [
      'nothing to ship where more is gone than there was',
      toShip,
      { quantity: 2, refunded: 2, canceled: 1 },
      0,
    ],
    ['to refund what was invoiced and not refunded', toRefund, { quantity: 9, invoiced: 5, refunded: 2 }, 3],
    ['to cancel no more than can be invoiced', toCancel, { quantity: 9, invoiced: 5, shipped: 2 }, 4],
    ['to cancel no more than can be shipped', toCancel, { quantity: 9, invoiced: 2, shipped: 6 }, 3],
  ] as const)('%s', (_, left, pieces, count) => {
    expect(left(line(pieces))).toBe(count);
  });
});

describe('an order may be', () => {
  const all: OrderStatus[] = ['pending', 'processing', 'complete', 'closed', 'canceled', 'holded'];
  const of = (may: (state: OrderState) => boolean, lines: Pieces[] = [{}], paid = 1) =>
    all.filter((status) => may(state(status, lines, paid)));

  it('invoiced and cancelled while it is open and a piece of any line is left', () => {
    expect(of(canInvoice)).toEqual(['pending', 'processing']);
    expect(of(canCancel)).toEqual(['pending', 'processing']);
    expect(of(canInvoice, [{ invoiced: 2 }])).toEqual([]);
    expect(of(canInvoice, [{ invoiced: 2 }, { invoiced: 1 }])).toEqual(['pending', 'processing']);
  });

  it('shipped unless it is held or cancelled, and a piece of any line is left that can be sent', () => {
    expect(of(canShip)).toEqual(['pending', 'processing', 'complete', 'closed']);
    expect(of(canShip, [{ shipped: 2 }])).toEqual([]);
    expect(of(canShip, [{ product_type: 'virtual' }])).toEqual([]);
    expect(of(canShip, [{ shipped: 2 }, { shipped: 1 }])).toHaveLength(4);
  });

  it('refunded while money is left of it', () => {
    expect(of(canRefund)).toEqual(['pending', 'processing', 'complete']);
    expect(of(canRefund, [{}], 0)).toEqual([]);
  });

  it('held while it is open', () => {
    expect(of(canHold)).toEqual(['pending', 'processing']);
  });
});

describe('after work an order', () => {
  const paid = { invoiced: 2 };
  const sent = { invoiced: 2, shipped: 2 };
  it.each<
    readonly [what: string, status: OrderStatus, lines: Pieces[], paidCents: number, after: OrderStatus]
  >([
    ['stays pending while there is something to invoice', 'pending', [{}], 0, 'pending'],
    ['stays in process while there is something to invoice', 'processing', [{ shipped: 2 }], 0, 'processing'],
    ['stays in process while there is something to send', 'processing', [paid], 100, 'processing'],
    ['is complete when all is paid and sent', 'processing', [sent], 100, 'complete'],
    [
      'is complete without a parcel where nothing is sent',
      'processing',
      [{ ...paid, product_type: 'virtual' }],
      1,
      'complete',
    ],
    ['stays complete while money is left', 'complete', [sent], 100, 'complete'],
    ['closes when all is given back', 'processing', [{ ...paid, refunded: 2 }], 0, 'closed'],
    [
      'closes when all is given back after it was complete',
      'complete',
      [{ ...sent, refunded: 2 }],
      0,
      'closed',
    ],
    ['does not close while there is something to send', 'processing', [paid], 0, 'processing'],
    ['is not closed while it is pending', 'pending', [{ ...sent, refunded: 2 }], 0, 'pending'],
    ['is not complete while it is pending', 'pending', [sent], 100, 'pending'],
    ['stays held', 'holded', [sent], 0, 'holded'],
    ['stays cancelled', 'canceled', [{ canceled: 2 }], 0, 'canceled'],
    ['stays closed', 'closed', [sent], 100, 'closed'],
    [
      'is complete when what was not given back is sent, though a line seems to be left',
      'processing',
      [
        { quantity: 2, invoiced: 2, shipped: 1 },
        { quantity: 2, invoiced: 2, shipped: 2, refunded: 1 },
      ],
      100,
      'complete',
    ],
    [
      'is not complete by what was given back alone, when nothing was sent',
      'processing',
      [
        { quantity: 1, invoiced: 1 },
        { quantity: 1, invoiced: 1, refunded: 1 },
        { quantity: 1, invoiced: 1, refunded: 1, shipped: 0 },
      ],
      100,
      'processing',
    ],
    [
      'is not complete while a piece is neither sent nor given back',
      'processing',
      [
        { quantity: 2, invoiced: 2, shipped: 1 },
        { quantity: 2, invoiced: 2, shipped: 2 },
      ],
      100,
      'processing',
    ],
    [
      'is not complete by what was given back of things that are not sent',
      'processing',
      [
        { quantity: 2, invoiced: 2, shipped: 1 },
        { quantity: 2, invoiced: 2, shipped: 2, refunded: 1 },
        { quantity: 1, invoiced: 1, refunded: 1, product_type: 'virtual' },
      ],
      100,
      'processing',
    ],
  ])('%s', (_, status, lines, paidCents, after) => {
    expect(statusAfterWork(state(status, lines, paidCents))).toBe(after);
  });
});

describe('a line is', () => {
  it.each<readonly [status: string, pieces: Pieces]>([
    ['Ordered', {}],
    ['Shipped', { invoiced: 2, shipped: 2 }],
    ['Shipped', { invoiced: 2, shipped: 1, refunded: 1 }],
    ['Shipped', { invoiced: 1, shipped: 1, canceled: 1 }],
    ['Invoiced', { invoiced: 2 }],
    ['Invoiced', { invoiced: 1, canceled: 1 }],
    ['Refunded', { invoiced: 2, shipped: 2, refunded: 2 }],
    ['Refunded', { invoiced: 2, refunded: 2 }],
    ['Canceled', { canceled: 2 }],
    ['Partial', { invoiced: 1 }],
    ['Partial', { shipped: 1 }],
    ['Partial', { quantity: 3, invoiced: 2, shipped: 1 }],
    ['Mixed', { shipped: 2 }],
    ['Mixed', { invoiced: 2, shipped: 1 }],
    ['Mixed', { quantity: 3, invoiced: 3, shipped: 1, refunded: 1 }],
    ['Partial', { quantity: 3, canceled: 1 }],
    ['Mixed', { quantity: 3, invoiced: 2, shipped: 2, refunded: 2 }],
    ['Partial', { quantity: 3, refunded: 1 }],
  ])('%s: %j', (status, pieces) => {
    expect(lineStatus(line(pieces))).toBe(status);
  });
});
