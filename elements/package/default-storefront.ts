// Stands in for elements/kit/default-storefront.ts in the package: signals of one copy of the code tell nothing to another.
import { createStorefront, type Storefront } from '../../src/storefront';
import { defaultStorefront as pagesStorefront } from '../kit/default-storefront';
import { pageConfig } from '../kit/page-config';
import { standBack, takePage } from './page-owner';

export { adoptStorefront, openStorefront } from '../kit/default-storefront';

let apart: Storefront | undefined;

/** Where another copy has the page, what this one draws (under tags of the app's own) has a shop of its own at the same address. */
export function defaultStorefront(): Storefront {
  if (takePage()) return pagesStorefront();
  standBack();
  return (apart ??= createStorefront(pageConfig()));
}
