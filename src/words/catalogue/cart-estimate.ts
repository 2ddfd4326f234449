// Texts of what sending the cart would cost.
import { addWords } from '../known';

export const cartEstimate = {
  estimateRegion: 'State or region',
  estimateChooseRegion: 'Choose a state or region',
  estimatePostcode: 'ZIP or postal code',
  estimateSubmit: 'Estimate',
  estimateFound: { one: '{n} way to send your cart there:', other: '{n} ways to send your cart there:' },
  estimateNone: 'We cannot send this cart there.',
  estimateFailed: 'The cost could not be worked out just now. You will see it at checkout.',
} as const;

addWords({ cart: cartEstimate });
