// Texts of the cart's own page, among those of the cart.
import { addWords } from '../known';

export const cartPage = {
  heading: 'Shopping cart',
  assurance: 'Secure payment: card details go straight to the payment provider.',
  estimate: 'Estimate shipping',
} as const;

addWords({ cart: cartPage });
