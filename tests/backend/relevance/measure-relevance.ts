// How good what a search finds is: nDCG of the first ten, and whether the first is what was meant.
import type { Backend } from '../../../demo-host/backend';
import { graphqlRequest } from '../../support/backend';
import { judge, shownProducts, type Judged } from './judgement';

export interface Measured {
  search: string;
  /** 0 to 1. */
  ndcg: number;
  isFirstRight: boolean;
  found: number;
  /** What was searched for in its place, as it found nothing itself. */
  corrected?: string;
  first: string;
}

interface Answer {
  data: {
    products: {
      total_count: number;
      suggestions: { search: string }[] | null;
      items: { sku: string; name: string }[];
    };
  };
}

const depth = 10;
const gain = (grades: readonly number[]) =>
  grades.slice(0, depth).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

async function ask(backend: Backend, search: string) {
  const query = `query ($search: String!) {
    products(search: $search, pageSize: ${depth}) { total_count suggestions { search } items { sku name } }
  }`;
  const answer = await backend.handle(graphqlRequest(query, { search }));
  return ((await answer.json()) as Answer).data.products;
}

/** As a shopper has it: where nothing is found, the first other spelling is searched for. */
async function measureOne(backend: Backend, { search, grades }: Judged): Promise<Measured> {
  let found = await ask(backend, search);
  const corrected = found.total_count === 0 ? found.suggestions?.[0]?.search : undefined;
  if (corrected !== undefined) found = await ask(backend, corrected);
  const best = [...grades.values()].sort((one, other) => other - one);
  const [first] = found.items;
  const isNothing = grades.size === 0 && found.total_count === 0;
  return {
    search,
    ndcg: isNothing ? 1 : gain(found.items.map(({ sku }) => grades.get(sku) ?? 0)) / (gain(best) || 1),
    isFirstRight: isNothing || (first !== undefined && grades.get(first.sku) === (best[0] ?? 0)),
    found: found.total_count,
    ...(corrected !== undefined && { corrected }),
    first: first?.name ?? '',
  };
}

export async function measureRelevance(backend: Backend, lines: string): Promise<Measured[]> {
  // The first question brings the index up to date.
  await ask(backend, 'a');
  const measured: Measured[] = [];
  for (const judged of judge(lines, shownProducts(backend.db)))
    measured.push(await measureOne(backend, judged));
  return measured;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const summary = (measured: readonly Measured[]) => ({
  ndcg: mean(measured.map(({ ndcg }) => ndcg)),
  firstRight: mean(measured.map(({ isFirstRight }) => (isFirstRight ? 1 : 0))),
});

export function relevanceTable(title: string, measured: readonly Measured[]): string {
  const lines = measured.map(({ search, ndcg, isFirstRight, found, corrected, first }) => {
    const asked = corrected === undefined ? search : `${search} → ${corrected}`;
    const figures = `${ndcg.toFixed(2).padStart(6)}${(isFirstRight ? '✓' : '✗').padStart(7)}${String(found).padStart(7)}`;
    return `  ${asked.padEnd(34)}${figures}  ${first}`;
  });
  const { ndcg, firstRight } = summary(measured);
  const header = `${title.padEnd(36)}nDCG@10 first  found`;
  const all = `  ${`all ${measured.length}`.padEnd(34)}${ndcg.toFixed(3).padStart(6)}${`${(100 * firstRight).toFixed(1)} %`.padStart(9)}`;
  return [header, ...lines, all].join('\n');
}
