// Mutants that live, and why they may: the line, what a part of it becomes, and the reason.

export interface Accepted {
  file: string;
  /** As it is in the file, trimmed. */
  line: string;
  to: string;
  why: string;
}

const rules = 'demo-host/backend/orders/rules.ts';
const attempt = 'src/checkout/order/order-attempt.ts';

const restShipped =
  'Nothing was sent: then a line is left that is not all given back, and the sum is above it anyway.';
const settled = 'Held and cancelled orders fall through to the last line, which gives the same.';
const transportErrors = 'Every other error is a refusal, and does not come here.';

const placing = 'demo-host/backend/checkout/place-order.ts';

const tokens = 'demo-host/backend/customer/tokens.ts';

export const accepted: Accepted[] = [
  {
    file: 'demo-host/backend/cart/access.ts',
    line: 'return cart.currency === context.currency && cart.store === context.store.code',
    to: 'false',
    why: 'Writes what is there already.',
  },
  {
    file: tokens,
    line: "return kept() ?? '';",
    to: '"Stryker was here!"',
    why: 'It was written the line before.',
  },
  {
    file: tokens,
    line: 'if (!row) return null;',
    to: 'false',
    why: 'What is asked of nobody throws, which is nobody’s token as well.',
  },
  {
    file: 'demo-host/backend/checkout/obstacle.ts',
    line: 'const isSet = method !== null && isPayable(context, method, priced);',
    to: 'true',
    why: 'Nothing is no way to pay either; the question is for the type only.',
  },
  { file: placing, line: "override name = 'OrderRefused';", to: '""', why: 'Callers look at the class.' },
  ...[
    { line: "const email = cart.email ?? '';", to: '"Stryker was here!"' },
    { line: "const paymentMethod = cart.payment_method ?? '';", to: '"Stryker was here!"' },
  ].map((one) => ({ file: placing, ...one, why: 'A cart without it does not come this far.' })),
  ...['false', '``'].map((to) => ({
    file: placing,
    line: 'if (closed.changes !== 1) throw new Error(`cart ${cart.id} was closed by somebody else`);',
    to,
    why: 'A second net: the transaction lets nobody else close it.',
  })),
  {
    file: 'demo-host/backend/tax/due.ts',
    line: 'applied: rates.map((rate, n) => ({ ...rate, cents: sum(due[n] ?? []) })),',
    to: '["Stryker was here"]',
    why: 'There is a column for each rate; the other case is for the type only.',
  },
  ...['"Stryker was here!"', '["Stryker was here"]'].map((to) => ({
    file: 'src/ui/price/money.ts',
    line: "const [, whole, cents = ''] = /^(\\d+)\\.?(\\d?\\d?)$/.exec(`${value}`) ?? [];",
    to,
    why: 'Where nothing matches there is no whole either, and cents are not looked at.',
  })),
  {
    file: 'src/transport/mutation-queue.ts',
    line: "if (operation.kind === 'teardown') {",
    to: 'true',
    why: 'What else comes here is a query or has an instance of its own: it is the same as nothing that waits.',
  },
  { file: rules, line: 'shipped > 0 &&', to: 'true', why: restShipped },
  { file: rules, line: 'shipped > 0 &&', to: 'shipped >= 0', why: restShipped },
  {
    file: rules,
    line: "if (isOneOf(status, 'holded', 'canceled') || canInvoice(state)) return status;",
    to: '""',
    why: settled,
  },
  {
    file: attempt,
    line: 'error.status !== undefined &&',
    to: 'true',
    why: 'What is undefined is not 400 or more either.',
  },
  ...['false', 'true'].map((to) => ({
    file: attempt,
    line: 'if (!(error instanceof TransportError)) return false;',
    to,
    why: transportErrors,
  })),
];
