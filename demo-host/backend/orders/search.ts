// Which of a customer's orders a filter means, and in which order.
import type { OrderRow } from './rows';
import { statusLabels } from './status';

interface TextFilter {
  eq?: string | null;
  in?: (string | null)[] | null;
  match?: string | null;
}
interface RangeFilter {
  from?: string | null;
  to?: string | null;
}

export interface OrderSearch {
  filter?: {
    number?: TextFilter | null;
    status?: TextFilter | null;
    order_date?: RangeFilter | null;
    grand_total?: RangeFilter | null;
  } | null;
  sort?: { sort_field: 'CREATED_AT' | 'NUMBER'; sort_direction: 'ASC' | 'DESC' } | null;
}

/** One of `names` has to be what is asked for. */
function isText(filter: TextFilter | null | undefined, ...names: string[]): boolean {
  if (filter?.eq != null && !names.includes(filter.eq)) return false;
  return filter?.in == null || names.some((name) => filter.in?.includes(name));
}

function isNumber({ number }: OrderRow, filter: TextFilter | null | undefined): boolean {
  // Shorter than three characters matches nothing.
  const { match } = filter ?? {};
  return isText(filter, number) && (match == null || (match.length >= 3 && number.includes(match)));
}

/** Times compare as text; a date alone is its first second, as the database reads it. */
function isBetween<T extends string | number>(value: T, from: T | undefined, to: T | undefined): boolean {
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

const amount = (text: string | null | undefined) => (text == null ? undefined : Number(text));

/** `orders` are oldest first, and stay so where nothing else is asked for. */
export function searchOrders(orders: readonly OrderRow[], { filter, sort }: OrderSearch): OrderRow[] {
  const found = orders.filter(
    (order) =>
      isNumber(order, filter?.number) &&
      isText(filter?.status, order.status, statusLabels[order.status]) &&
      isBetween(
        order.created_at,
        filter?.order_date?.from ?? undefined,
        filter?.order_date?.to ?? undefined,
      ) &&
      isBetween(
        order.grand_total_cents / 100,
        amount(filter?.grand_total?.from),
        amount(filter?.grand_total?.to),
      ),
  );
  // Numbers and times rise together.
  return sort?.sort_direction === 'DESC' ? found.reverse() : found;
}
