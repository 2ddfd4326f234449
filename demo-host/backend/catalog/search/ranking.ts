// The order of what a search finds: exactly that, then by how well its name fits, best sellers first, sold out last.
import type { Context } from '../../context';
import { one, type Value } from '../../database';
import { meantProducts } from './meant';
import type { Ranking } from './search-plan';

/** Selects p.product_id and p of the listing index from what product_text matches. */
interface HitsQuery {
  from: string;
  where: string;
  parameters: readonly Value[];
}

/** Of the columns, as weights: what a word counts where nothing else tells two products apart. */
const relevance = 'bm25(product_text, 10, 8, 5, 2, 1, 4, 3)';

const idsIn = (text: string | undefined) => JSON.parse(text ?? '[]') as number[];

interface Hits {
  ids: number[];
  /** 2: in stock, 1: best seller. */
  flags: number[];
}

function hitsOf({ db }: Context, query: HitsQuery): Hits {
  // One JSON text each: the driver takes long over many rows.
  const row = one<{ ids: string; flags: string }>(
    db,
    `SELECT json_group_array(id) AS ids, json_group_array(flags) AS flags FROM (
       SELECT p.product_id AS id, p.in_stock * 2 + p.best_seller AS flags
       FROM ${query.from} WHERE ${query.where} ORDER BY ${relevance}, p.product_id)`,
    ...query.parameters,
  );
  return { ids: idsIn(row?.ids), flags: idsIn(row?.flags) };
}

/** The number of the best tier by product id; one more than there are for what is in none. No tier is asked for in vain. */
function tiersByProduct({ db }: Context, tiers: readonly string[], ids: readonly number[]): Uint8Array {
  const none = tiers.length;
  const best = new Uint8Array(largestOf(ids) + 1).fill(none + 1);
  for (const id of ids) best[id] = none;
  let left = ids.length;
  for (let tier = 0; tier < none && left > 0; tier += 1) {
    const row = one<{ ids: string }>(
      db,
      'SELECT json_group_array(rowid) AS ids FROM product_text WHERE product_text MATCH ?',
      tiers[tier]!,
    );
    for (const id of idsIn(row?.ids)) {
      if (best[id] !== none) continue;
      best[id] = tier;
      left -= 1;
    }
  }
  return best;
}

/** Product ids, best first. */
export function rankedIds(context: Context, query: HitsQuery, { text, plan }: Ranking): Int32Array {
  const { ids, flags } = hitsOf(context, query);
  const tiers = [...plan.tiers, ...plan.partTiers];
  const tierOf = tiersByProduct(context, tiers, ids);
  const exact = meantProducts(context, text);
  const rows: number[][] = [];
  ids.forEach((id, index) => {
    const tier = tierOf[id]!;
    const [isSoldOut, isSeller] = [flags[index]! < 2, flags[index]! % 2 === 1];
    // What has only some of the words comes after what has them all, sold out or not.
    const part = exact.has(id) ? 0 : (tier < plan.tiers.length ? 1 : 3) + (isSoldOut ? 1 : 0);
    const place = (part * (tiers.length + 1) + tier) * 2 + (isSeller ? 0 : 1);
    (rows[place] ??= []).push(id);
  });
  return Int32Array.from(rows.flat());
}

const largestOf = (ids: readonly number[]) => ids.reduce((largest, id) => Math.max(largest, id), 0);
