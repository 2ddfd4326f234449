// GraphQL of orders: a customer's own, and a guest's by what only the buyer knows.
import type { Context } from '../context';
import { inputError, noSuchEntity } from '../errors';
import { findOrderByNumber, findOrderByToken, orderAddress, ordersOf, type OrderRow } from './rows';
import { orderView } from './view';

interface NumberFilter {
  eq?: string | null;
  in?: (string | null)[] | null;
  match?: string | null;
}
interface OrdersArguments {
  filter?: { number?: NumberFilter | null } | null;
  sort?: { sort_field: 'CREATED_AT' | 'NUMBER'; sort_direction: 'ASC' | 'DESC' } | null;
  currentPage: number;
  pageSize: number;
}

function matches({ number }: OrderRow, filter: NumberFilter | null | undefined): boolean {
  if (!filter) return true;
  if (filter.eq != null && filter.eq !== number) return false;
  if (filter.in != null && !filter.in.includes(number)) return false;
  // Shorter than three characters matches nothing.
  return filter.match == null || (filter.match.length >= 3 && number.includes(filter.match));
}

function customerOrders(_: unknown, args: OrdersArguments, context: Context) {
  if (args.currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (args.pageSize < 1) throw inputError('pageSize value must be greater than 0.');
  const all = context.customer ? ordersOf(context.db, context.customer.id) : [];
  const found = all.filter((order) => matches(order, args.filter?.number));
  if (args.sort?.sort_direction === 'DESC') found.reverse();
  const start = (args.currentPage - 1) * args.pageSize;
  return {
    items: found.slice(start, start + args.pageSize).map((order) => orderView(context, order)),
    total_count: found.length,
    date_of_first_order: all[0]?.created_at ?? null,
    page_info: {
      current_page: args.currentPage,
      page_size: args.pageSize,
      total_pages: Math.ceil(found.length / args.pageSize),
    },
  };
}

// One text for a wrong number, address or name: nothing can be found out by trying.
const notFound = () => noSuchEntity("We couldn't locate an order with the information provided.");

export const orderResolvers = {
  Query: {
    guestOrder: (
      _: unknown,
      { input }: { input: { number: string; email: string; lastname: string } },
      context: Context,
    ) => {
      const order = findOrderByNumber(context.db, input.number);
      const lastname = order && orderAddress(context.db, order.id, 'billing')?.lastname;
      const isTheirs =
        order?.customer_id === null &&
        order.email.toLowerCase() === input.email.trim().toLowerCase() &&
        lastname?.toLowerCase() === input.lastname.trim().toLowerCase();
      if (!order || !isTheirs) throw notFound();
      return orderView(context, order);
    },
    guestOrderByToken: (_: unknown, { input }: { input: { token: string } }, context: Context) => {
      const order = findOrderByToken(context.db, input.token);
      if (!order || order.customer_id !== null) throw notFound();
      return orderView(context, order);
    },
  },
  Customer: { orders: customerOrders },
};
