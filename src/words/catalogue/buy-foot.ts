// Texts of the foot of a phone's product page, among those of the catalogue.
import { addWords } from '../known';

export const buyFoot = {
  buyNamed: 'Buy {name}',
  inCartNamed: 'In your cart: {name}',
  changeFailed: 'The cart did not change. Try again.',
} as const;

addWords({ catalog: buyFoot });
