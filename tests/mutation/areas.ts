// What is mutated, and by which tests it is looked at: a mutant runs all of them that reach it, so they are few.

export interface Area {
  mutate: string[];
  tests: string[];
}

/**
 * Not here: what only browsers test (src/content/cms), and what only whole checkouts reach, until it has tests of its own:
 * order-placement.ts, pricing.ts, charge.ts.
 */
export const areas: Record<string, Area> = {
  retry: {
    mutate: ['src/transport/retry.ts', 'src/transport/mutation-queue.ts', 'src/transport/authentication.ts'],
    tests: ['tests/transport/{retry,mutation-queue,authentication,error-handling}.test.ts'],
  },
  money: {
    mutate: ['src/ui/price/money.ts'],
    tests: ['tests/ui/price/money.test.ts'],
  },
  proxy: {
    mutate: ['server/proxy/shop-routes.ts'],
    tests: ['tests/server/proxy.test.ts'],
  },
  access: {
    mutate: ['demo-host/backend/cart/access.ts', 'demo-host/backend/customer/tokens.ts'],
    tests: ['tests/backend/cart.test.ts', 'tests/backend/customer/tokens.test.ts'],
  },
  orders: {
    mutate: ['demo-host/backend/orders/rules.ts'],
    tests: ['tests/backend/orders/rules.test.ts'],
  },
  tax: {
    mutate: ['demo-host/backend/tax/due.ts', 'demo-host/backend/tax/rounding.ts'],
    tests: ['tests/backend/taxes.test.ts'],
  },
  placing: {
    mutate: ['demo-host/backend/checkout/obstacle.ts', 'demo-host/backend/checkout/place-order.ts'],
    tests: ['tests/backend/checkout/{obstacles,nothing-to-pay,payment,saved-cards}.test.ts'],
  },
  order: {
    mutate: [
      'src/checkout/order/order-attempt.ts',
      'src/checkout/order/open-question.ts',
      'src/checkout/order/place-order.ts',
    ],
    tests: ['tests/checkout/{order-attempt,open-question,order-steps}.test.ts'],
  },
};
