// Registers an element of the package, where the page is this copy's.
import { page } from '../kit/page';
import { register } from '../kit/register';
import { standBack, takePage } from './page-owner';

/** A copy that has the page draws what it knows. What it does not know is better drawn by this one than not at all. */
export function registerInTurn(tag: string, create: () => CustomElementConstructor): void {
  const isOurs = takePage();
  if (!isOurs) standBack();
  if (isOurs || !page().has(tag)) register(tag, create);
}
