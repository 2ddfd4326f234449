// Steps of prices where the backend's own say little, because one of them holds nearly everything: what is in it is asked for
// once more, which a backend cuts finer, and all of it is shared out evenly.
import { priceBuckets, stepEnds } from '../listing/facet-counts';
import type { Bucket, Counts, FacetsAnswer } from '../listing/facets-api';
import { readRange, type Filter } from '../listing/listing-url';

/** Above this share of the products one step is no help. */
const crowd = 2 / 3;
/** Fewer products are soon looked through. */
const worthwhile = 12;
/** No backend cuts these again. */
const narrowest = 10;
const mostRounds = 2;
const mostSteps = 6;

const countOf = (buckets: readonly Bucket[]) => buckets.reduce((sum, { count }) => sum + count, 0);
const endsOf = ({ value }: Bucket) => ({ from: 0, to: Infinity, ...readRange(value) });

function crowded(buckets: readonly Bucket[]): Bucket | undefined {
  const total = countOf(buckets);
  return buckets.find((bucket) => {
    const { from, to } = endsOf(bucket);
    const isWide = to - from > narrowest && to < Infinity;
    return isWide && total >= worthwhile && bucket.count > total * crowd;
  });
}

/** Neighbours together, until each step has its share; what is left over is the last one. */
function shared(buckets: readonly Bucket[]): Bucket[] {
  const share = countOf(buckets) / mostSteps;
  const sorted = [...buckets].sort((one, other) => endsOf(one).from - endsOf(other).from);
  const steps: Bucket[][] = [];
  for (const bucket of sorted) {
    const last = steps.at(-1);
    if (last && countOf(last) < share) last.push(bucket);
    else steps.push([bucket]);
  }
  return steps.map((step) => {
    const [from, to] = [endsOf(step[0]!).from, endsOf(step.at(-1)!).to];
    const value = `${from}_${to === Infinity ? '*' : to}`;
    return { value, label: value, count: countOf(step) };
  });
}

/** `ask` counts what the filters find. The answer itself where its steps will do, or there are no better ones. */
export async function withPriceSteps(
  answer: FacetsAnswer,
  ask: (filters: readonly Filter[]) => Promise<Counts>,
): Promise<FacetsAnswer> {
  const others = answer.asked.filter(({ code }) => code !== 'price');
  const own = priceBuckets(answer) ?? [];
  let buckets = own;
  for (let round = 0; round < mostRounds; round += 1) {
    const full = crowded(buckets);
    if (!full) break;
    const price = { code: 'price', ...stepEnds(full, answer.currency) };
    const parts = (await ask([...others, price])).groups.find(({ code }) => code === 'price')?.buckets ?? [];
    if (parts.length < 2 || countOf(parts) !== full.count) break;
    buckets = buckets.flatMap((bucket) => (bucket === full ? parts : bucket));
  }
  return buckets === own ? answer : { ...answer, prices: shared(buckets) };
}
