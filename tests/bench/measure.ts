// Times questions against a shop in a file: as it stands, and with something sold between every two of them.
import { createBackend, type Backend } from '../../demo-host/backend';
import { all, run, type Database } from '../../demo-host/backend/database';
import { categoryPageOf } from './category-page';
import { median } from './median';
import { questionsFor, type Query } from './questions';

const origin = 'http://shop.example';

const rounds = 12;
const warmUps = 4;

export interface Timing {
  name: string;
  /** How many answers it takes. */
  answers: number;
  /** Median, in ms. */
  warm: number;
  /** The same, where a sale has just changed the catalogue. */
  afterSale: number;
}

interface Work {
  name: string;
  answers: number;
  work(round: number): Promise<unknown>;
}

function worksFor(db: Database, handle: Backend['handle']): Work[] {
  const ask = async ({ document, variables }: Query) => {
    const request = new Request(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    });
    const answer = await (await handle(request)).text();
    if (answer.includes('"errors"')) throw new Error(answer.slice(0, 300));
  };
  const page = categoryPageOf(db, handle, origin);
  const queries = async (round: number) => {
    for (const query of page.queries(round)) await ask(query);
  };
  return [
    { name: 'category page: HTML', answers: 1, work: page.html },
    {
      name: 'category page: HTML and three queries',
      answers: 4,
      work: async (round) => {
        await page.html(round);
        await queries(round);
      },
    },
    ...questionsFor(db).map(({ name, document, variables }) => ({
      name,
      answers: 1,
      work: (round: number) => ask({ document, variables: variables(round) }),
    })),
  ];
}

export async function measureShop(file: string): Promise<{ openMs: number; timings: Timing[] }> {
  const start = performance.now();
  const { db, handle, close } = await createBackend({
    file,
    baseUrl: origin,
    secret: 'bench',
  });
  const openMs = performance.now() - start;
  const products = all<{ id: number }>(
    db,
    'SELECT product_id AS id FROM stock WHERE quantity > 100 LIMIT 500',
  );
  let sold = 0;
  const sell = () =>
    run(
      db,
      'UPDATE stock SET reserved = reserved + 1 WHERE product_id = ?',
      products[sold++ % products.length]?.id ?? 0,
    );
  const timings: Timing[] = [];
  for (const { name, answers, work } of worksFor(db, handle)) {
    const time = async (round: number) => {
      const begin = performance.now();
      await work(round);
      return performance.now() - begin;
    };
    for (let round = 0; round < warmUps; round++) await time(round);
    const [warm, afterSale]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) warm.push(await time(warmUps + round));
    for (let round = 0; round < rounds; round++) {
      sell();
      afterSale.push(await time(round));
    }
    timings.push({ name, answers, warm: median(warm), afterSale: median(afterSale) });
  }
  close();
  return { openMs, timings };
}
