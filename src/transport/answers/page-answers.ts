// Answers that came with the page: its server has asked already what the first screen asks (decision 018).

/** As they stand in the page, as JSON. */
export interface PageAnswers {
  /** ms since 1970, when they were given. */
  at: number;
  /** By `questionKey`, by path and query of another GET, or by SKU (src/catalog/by-sku). */
  data: Record<string, unknown>;
}

/** ms; older ones are asked for again. */
export const answersLast = 60_000;

/** `name`: of the operation, which no other has. */
export const questionKey = (name: string, variables: unknown): string =>
  name + JSON.stringify(variables ?? {});
