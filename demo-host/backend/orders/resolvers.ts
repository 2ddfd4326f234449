// GraphQL of orders: a customer's own, and a guest's by what only the buyer knows.
import { cartView } from '../cart/view';
import type { Context } from '../context';
import { requireCustomer } from '../customer/require-customer';
import { authorizationError, noSuchEntity } from '../errors';
import { pageOf, type PageArguments } from '../page-of';
import { cancellationReasons } from './actions';
import { cancellationMutations } from './cancellation';
import { reorder } from './reorder';
import { findOrderByNumber, findOrderByToken, orderAddress, ordersOf } from './rows';
import { searchOrders, type OrderSearch } from './search';
import { orderView } from './view';

type OrdersArguments = OrderSearch & PageArguments;

function customerOrders(_: unknown, args: OrdersArguments, context: Context) {
  const all = context.customer ? ordersOf(context.db, context.customer.id) : [];
  const { items, ...page } = pageOf(searchOrders(all, args), args);
  return {
    ...page,
    items: items.map((order) => orderView(context, order)),
    date_of_first_order: all[0]?.created_at ?? null,
  };
}

// The deprecated way tells codes of states, not their names.
function allOrders(_: unknown, __: unknown, context: Context) {
  const orders = ordersOf(context.db, requireCustomer(context).id);
  return {
    items: orders.map((order) => ({ ...orderView(context, order), status: order.status })),
    total_count: orders.length,
    date_of_first_order: orders[0]?.created_at ?? null,
    page_info: { current_page: 1, page_size: Math.max(orders.length, 1), total_pages: 1 },
  };
}

// One text for a wrong number, address or name: nothing can be found out by trying.
const notFound = () => noSuchEntity("We couldn't locate an order with the information provided.");

export const orderResolvers = {
  Query: {
    customerOrders: allOrders,
    guestOrder: (
      _: unknown,
      { input }: { input: { number: string; email: string; lastname: string } },
      context: Context,
    ) => {
      const order = findOrderByNumber(context.db, input.number);
      const lastname = order && orderAddress(context.db, order.id, 'billing')?.lastname;
      const isTheirs =
        order?.email.toLowerCase() === input.email.trim().toLowerCase() &&
        lastname?.toLowerCase() === input.lastname.trim().toLowerCase();
      if (!order || !isTheirs) throw notFound();
      if (order.customer_id !== null) throw authorizationError('Please login to view the order.');
      return orderView(context, order);
    },
    guestOrderByToken: (_: unknown, { input }: { input: { token: string } }, context: Context) => {
      const order = findOrderByToken(context.db, input.token);
      if (!order) throw notFound();
      if (order.customer_id !== null) throw authorizationError('Please login to view the order.');
      return orderView(context, order);
    },
  },
  Mutation: {
    reorderItems: (_: unknown, args: { orderNumber: string }, context: Context) => {
      const { cart, problems } = reorder(context, args.orderNumber);
      return {
        cart: cartView(context, cart),
        userInputErrors: problems.map((problem) => ({ ...problem, path: ['orderNumber'] })),
      };
    },
    ...cancellationMutations,
  },
  Customer: { orders: customerOrders },
  StoreConfig: {
    order_cancellation_reasons: () => cancellationReasons.map((description) => ({ description })),
  },
};
