// Times questions against a shop in a file: as it stands, and with something sold between every two of them.
import { createBackend } from '../../demo-host/backend';
import { all, run } from '../../demo-host/backend/database';
import { questionsFor } from './questions';

const rounds = 12;
const warmUps = 4;

export interface Timing {
  name: string;
  /** Median, in ms. */
  warm: number;
  /** The same, where a sale has just changed the catalogue. */
  afterSale: number;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export async function measureShop(file: string): Promise<{ openMs: number; timings: Timing[] }> {
  const start = performance.now();
  const { db, handle, close } = await createBackend({
    file,
    baseUrl: 'http://shop.example',
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
  for (const { name, document, variables } of questionsFor(db)) {
    const ask = async (round: number) => {
      const request = new Request('http://shop.example/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: document, variables: variables(round) }),
      });
      const begin = performance.now();
      const answer = await (await handle(request)).text();
      const time = performance.now() - begin;
      if (answer.includes('"errors"')) throw new Error(`${name}: ${answer.slice(0, 300)}`);
      return time;
    };
    for (let round = 0; round < warmUps; round++) await ask(round);
    const [warm, afterSale]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) warm.push(await ask(warmUps + round));
    for (let round = 0; round < rounds; round++) {
      sell();
      afterSale.push(await ask(round));
    }
    timings.push({ name, warm: median(warm), afterSale: median(afterSale) });
  }
  close();
  return { openMs, timings };
}
