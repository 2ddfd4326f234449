// Stands in for elements/default-storefront.ts in the package: signals of one copy of the code tell nothing to another.
import { createStorefront, type Storefront } from '../../src/storefront';
import { defaultStorefront as pagesStorefront } from '../default-storefront';
import { pageConfig } from '../page-config';
import { standBack, takePage } from './turn';

export { adoptStorefront } from '../default-storefront';

let apart: Storefront | undefined;

/** Where another copy has the page, what this one draws (under tags of the app's own) has a shop of its own at the same address. */
export function defaultStorefront(): Storefront {
  if (takePage()) return pagesStorefront();
  standBack();
  return (apart ??= createStorefront(pageConfig()));
}
