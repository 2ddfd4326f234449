// Products asked for by SKU, by however many elements of a page.
import { batch, effect, signal, untracked, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { asError } from '../../errors/as-error';
import type { Storefront } from '../../storefront';
import type { ProductsBySkuQuery } from '../../graphql/generated/catalog-by-sku';
import type { BuyableProduct } from '../product';
import { fetchBySku, toldKey } from './api';
import { createCatalog, followShopper } from '../state';
import { createLastRequest } from '../../transport/last-request';
import { onOnline } from '../../transport/on-online';

/** pending with a product: it is being asked again. Neither product nor error nor pending: there is none. */
export interface SkuAnswer {
  product?: BuyableProduct;
  error?: Error;
  pending: boolean;
}

export interface SkuAnswers {
  /** The product with this SKU ('' is none); all that are asked for in the same moment share one query. */
  bySku(sku: string): ReadonlySignal<SkuAnswer>;
  reloadSku(sku: string): void;
}

/** Elements of one page mount one after the other: their SKUs travel together, once none has come for a while. ms */
const quietTime = 40;
const longestWait = 1000;
const skusPerQuery = 50;

export function createSkuAnswers(storefront: Storefront): SkuAnswers {
  const { transport } = storefront;
  const { learnProduct } = storefront.feature(createCatalog);
  const answers = new Map<string, Signal<SkuAnswer>>();
  let wanted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const requests = createLastRequest();

  function want(sku: string): void {
    if (!wanted.size) latest = Date.now() + longestWait;
    wanted.add(sku);
    clearTimeout(timer);
    if (wanted.size === skusPerQuery) send();
    else timer = setTimeout(send, Math.min(quietTime, latest - Date.now()));
  }

  function send(): void {
    const skus = [...wanted];
    wanted = new Set();
    void ask(skus);
  }

  async function ask(skus: string[], told?: ProductsBySkuQuery): Promise<void> {
    const stillCounts = requests.join();
    const settle = (answerOf: (sku: string, before: SkuAnswer) => SkuAnswer) => {
      if (!stillCounts()) return;
      batch(() => {
        for (const sku of skus) {
          const answer = answers.get(sku);
          if (answer) answer.value = answerOf(sku, answer.peek());
        }
      });
    };
    try {
      const { products, partial: error } = await fetchBySku(transport, skus, told);
      for (const product of products.values()) learnProduct(product);
      settle((sku) => {
        const product = products.get(sku.toLowerCase());
        return product || !error ? { product, pending: false } : { error, pending: false };
      });
    } catch (cause) {
      const error = asError(cause);
      settle((_, before) => ({ product: before.product, error, pending: false }));
    }
  }

  function reloadSku(sku: string): void {
    const answer = answers.get(sku);
    if (!answer || !sku) return;
    answer.value = { product: answer.peek().product, pending: true };
    want(sku);
  }

  const stop = effect(() => {
    followShopper(storefront);
    untracked(() => {
      requests.drop();
      for (const sku of answers.keys()) reloadSku(sku);
    });
  });
  storefront.onDispose(
    onOnline(() => {
      for (const [sku, answer] of answers) if (answer.peek().error) reloadSku(sku);
    }),
  );
  storefront.onDispose(() => {
    stop();
    clearTimeout(timer);
  });

  return {
    bySku(sku) {
      let answer = answers.get(sku);
      if (!answer) {
        answer = signal<SkuAnswer>({ pending: sku !== '' });
        answers.set(sku, answer);
        // What a server has drawn, it has told, too.
        const told = transport.take(toldKey(sku));
        if (told) void ask([sku], told as ProductsBySkuQuery);
        else if (sku) want(sku);
      }
      return answer;
    },
    reloadSku,
  };
}

/** The SKU, where there is no product with it. */
export const missingSku = (sku: string, { product, error, pending }: SkuAnswer): { sku: string }[] =>
  sku && !product && !error && !pending ? [{ sku }] : [];

/** Its next answer that says something. */
export function whenAnswered(answer: ReadonlySignal<SkuAnswer>): Promise<SkuAnswer> {
  return new Promise((done) => {
    const stop = answer.subscribe((value) => {
      if (value.pending && !value.product) return;
      done(value);
      queueMicrotask(() => stop());
    });
  });
}
