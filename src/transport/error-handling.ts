// Takes stock errors out of an answer (behaviour 8), and the holes that failed entries leave in lists.
import { CombinedError, type Exchange, type OperationResult } from '@urql/core';
import { map, pipe } from 'wonka';
import { withoutNulls } from './without-nulls';

const stockErrors = [
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
  'The requested qty is not available',
];

/** Caches above pass an answer's extensions on as they are. */
const extension = 'airside-withheld';

/**
 * Three generations of backends: the oldest answers a sold-out line as null with a top-level error, which goes here; the
 * newer ones keep the line and say so in items[].errors or not_available_message, which are the cart's to show.
 */
export const errorHandlingExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(forward(operations), map(withoutStockErrors));

export function withoutStockErrors(result: OperationResult): OperationResult {
  if (!result.error || result.error.networkError || !result.data) return result;
  const { graphQLErrors } = result.error;
  // Production reports one error for three failed entries, so the holes are what counts, not the paths.
  const data = withoutNulls(result.data);
  const withheld = graphQLErrors.filter(
    (error) => isStockError(error.message) && hasList(result.data, error.path),
  );
  const remaining = graphQLErrors.filter((error) => !withheld.includes(error));
  return {
    ...result,
    data,
    ...(withheld.length
      ? { extensions: { ...result.extensions, [extension]: withheld.map(({ message }) => message) } }
      : {}),
    error:
      remaining.length === graphQLErrors.length
        ? result.error
        : remaining.length
          ? new CombinedError({ graphQLErrors: remaining, response: result.error.response })
          : undefined,
  };
}

/** The stock errors that were taken out of an answer: whoever asked must still know that something is sold out. */
export function withheldIn({ extensions }: Pick<OperationResult, 'extensions'>): readonly string[] {
  return (extensions?.[extension] as readonly string[] | undefined) ?? [];
}

function isStockError(message: string): boolean {
  return stockErrors.some((text) => message.replace(/\.$/, '') === text.replace(/\.$/, ''));
}

/** A failed mutation says the same words, but has no list to show for it: that error must reach the shopper. */
function hasList(data: unknown, path: readonly (string | number)[] | undefined): boolean {
  if (!path) return Object.values(data as object).some((root) => root !== null);
  let at = data;
  for (const key of path) {
    if (Array.isArray(at)) return true;
    at = at && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined;
  }
  return false;
}
