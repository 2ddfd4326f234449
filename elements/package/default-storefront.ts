// Stands in for elements/kit/default-storefront.ts in the package: signals of one copy of the code tell nothing to another.
import { createStorefront, type Storefront } from '../../src/storefront';
import { defaultStorefront as pagesStorefront } from '../kit/default-storefront';
import { pageConfig } from '../kit/page-config';
import { offer } from './offer';
import { standBack, takePage } from './page-owner';
import { register } from '../kit/register';

export { adoptStorefront, attend, openStorefront } from '../kit/default-storefront';

let apart: Storefront | undefined;

/** Where another copy has the page, what this one draws (under tags of the app's own) has a shop of its own at the same address. */
export function defaultStorefront(): Storefront {
  if (takePage()) {
    // Where something has to be said and the app has no place for it.
    offer('airside-toasts', registerToasts);
    return pagesStorefront();
  }
  standBack();
  return (apart ??= createStorefront(pageConfig()));
}

async function registerToasts(): Promise<void> {
  const [{ elementClass }, { default: contract }] = await Promise.all([
    import('../kit/define'),
    import('../tags/toasts/toasts'),
  ]);
  register(contract.tag, () => elementClass(contract));
}
