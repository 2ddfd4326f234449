// What is mutated, and by which tests it is looked at: a mutant runs all of them that reach it, so they are few.

export interface Area {
  mutate: string[];
  tests: string[];
}

/** Not here: what only browsers test, src/content/cms/sanitise.ts among it. */
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
  pricing: {
    mutate: ['demo-host/backend/cart/pricing.ts'],
    tests: ['tests/backend/{cart-price,taxes}.test.ts', 'tests/backend/checkout/money.test.ts'],
  },
  charge: {
    mutate: ['demo-host/backend/checkout/charge.ts'],
    tests: ['tests/backend/checkout/{payment,saved-cards,nothing-to-pay}.test.ts'],
  },
  placement: {
    mutate: ['src/checkout/order/order-placement.ts'],
    tests: ['tests/checkout/{once,order-placement,place-order}.test.ts'],
  },
  cart: {
    mutate: ['src/cart/change/attempts.ts', 'src/cart/change/put-in.ts', 'src/cart/stock/stock-problems.ts'],
    tests: ['tests/cart/{attempts,put-in,stock-rules}.test.ts'],
  },
  session: {
    mutate: ['src/user/expiry.ts', 'src/user/token-lifetime.ts'],
    tests: ['tests/user/{expiry,token}.test.ts'],
  },
  html: {
    mutate: [
      'src/content/cms/addresses.ts',
      'src/content/cms/embeds.ts',
      'src/content/cms/live-tags.ts',
      'server/pages/readable.ts',
    ],
    tests: ['tests/content/cms/*.test.ts', 'tests/server/html-parts.test.ts'],
  },
};
