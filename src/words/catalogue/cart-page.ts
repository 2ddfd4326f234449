// Texts of the cart's own page, among those of the cart.
import { addWords } from '../known';

export const cartPage = {
  heading: 'Shopping cart',
  assurance: 'Card details are entered with the payment provider and never reach this shop.',
  estimate: 'Estimate shipping',
} as const;

addWords({ cart: cartPage });
