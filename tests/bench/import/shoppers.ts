// Shoppers who open one page after the other, of categories and of products, while something else is done.
import { createBackend } from '../../../demo-host/backend';
import { all } from '../../../demo-host/backend/database';
import { ProductPageDocument } from '../../../src/graphql/generated/catalog-product-page';
import { categoryPageOf } from '../category-page';
import type { Query } from '../questions';

const origin = 'http://shop.example';
const warmUps = 8;

/** ms of each page, until `work` is done. */
export async function pagesBeside(file: string, work: () => Promise<unknown>): Promise<number[]> {
  const { db, handle, close } = await createBackend({ file, baseUrl: origin, secret: 'bench' });
  const ask = async ({ document, variables }: Query): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query: document, variables });
    const answer = await handle(new Request(`${origin}/graphql`, { method: 'POST', headers, body }));
    const text = await answer.text();
    if (text.includes('"errors"')) throw new Error(text.slice(0, 300));
  };
  const keys = all<{ key: string }>(
    db,
    'SELECT url_key AS key FROM product WHERE visibility = 4 ORDER BY id * 7919 % 10007 LIMIT 50',
  );
  const category = categoryPageOf(db, handle, origin);
  const open = async (round: number): Promise<number> => {
    const begin = performance.now();
    if (round % 2) {
      const filter = { url_key: { eq: keys[round % keys.length]?.key ?? '' } };
      await ask({ document: ProductPageDocument, variables: { filter } });
    } else {
      await category.html(round);
      for (const query of category.queries(round)) await ask(query);
    }
    return performance.now() - begin;
  };
  for (let round = 0; round < warmUps; round++) await open(round);
  let isOver = false;
  const over = work().finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    times.push(await open(times.length));
    // The end of the other process is heard of between two pages.
    await new Promise((done) => setTimeout(done, 20));
  }
  await over;
  close();
  return times;
}
