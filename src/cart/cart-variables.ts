// What the cart is asked for with.

/** behaviour 7.3: cart details carry a fixed word; servers without the argument never see it (capabilities exchange). */
const terminal = 'web';

export const cartVariables = (cartId: string) => ({ cartId, terminal });
