// Products that are sold out for the length of one request, though stock says otherwise.
import { AsyncLocalStorage } from 'node:async_hooks';

/** Magento releases that tell a cart's stock errors each in its own way. */
export const stockGenerations = ['2.4.4', '2.4.5', '2.4.8'] as const;
export type StockGeneration = (typeof stockGenerations)[number];

interface SoldOut {
  products: ReadonlySet<number>;
  generation: StockGeneration;
}

const current = new AsyncLocalStorage<SoldOut>();

/** Everything that `work` starts finds these products sold out, and says so like a server of that generation. */
export const whileSoldOut = <T>(soldOut: SoldOut, work: () => T): T => current.run(soldOut, work);

export const isSoldOutNow = (productId: number): boolean =>
  current.getStore()?.products.has(productId) ?? false;

export const stockGeneration = (): StockGeneration | undefined => current.getStore()?.generation;
