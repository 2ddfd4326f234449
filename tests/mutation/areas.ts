// What is mutated, and by which tests it is looked at: a mutant runs all of them that reach it, so they are few.

export interface Area {
  mutate: string[];
  tests: string[];
}

/**
 * Not here: what is looked at in browsers only (src/content/cms), which the tool does not drive for files of more than one
 * project.
 */
export const areas: Record<string, Area> = {
  retry: {
    mutate: ['src/transport/{retry,mutation-queue,authentication}.ts'],
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
    tests: ['tests/backend/{cart,visitor}.test.ts', 'tests/backend/customer/customer.test.ts'],
  },
  orders: {
    mutate: ['demo-host/backend/orders/rules.ts'],
    tests: ['tests/backend/orders/rules.test.ts'],
  },
  tax: {
    mutate: ['demo-host/backend/tax/{due,rounding}.ts'],
    tests: ['tests/backend/cart-price.test.ts', 'tests/backend/checkout/money.test.ts'],
  },
  placing: {
    mutate: ['demo-host/backend/checkout/{obstacle,place-order}.ts'],
    tests: ['tests/backend/checkout/{checkout,last-bottles,nothing-to-pay,payment}.test.ts'],
  },
  order: {
    mutate: ['src/checkout/order/{order-attempt,open-question,place-order}.ts'],
    tests: ['tests/checkout/{once,place-order,state}.test.ts'],
  },
};
