// Texts of the checkout.
export const checkout = {} as const;
