// What counts as an answer where something in it has failed: it is used as far as it goes (behaviour 7.3).
/** Gives what the one who asks cannot do without, 'all' where money and orders stand on it; without it the answer counts as a failure. */
export type Needs<D> = ((data: D) => unknown) | 'all';

/** Every field that was asked for at the top. */
function roots(data: unknown): unknown {
  const fields = Object.values(data as object);
  return fields.length && !fields.includes(null);
}

/** Truthy where it does. */
export const isAnswer = <D>(
  { data, error }: { data?: D; error?: unknown },
  needs: Needs<D> = roots,
): unknown => !error || (needs !== 'all' && data && needs(data));
