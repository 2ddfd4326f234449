// Texts of the cart.
export const cart = {} as const;
