// Takes out of the backend's answers the prices that the shop does not show: what stands in a page is what the page says (decision 018).
import { flag } from '../../src/graphql/loose';

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

function hidesVariant({ variants }: Data): boolean {
  return (
    Array.isArray(variants) &&
    variants.some(
      (variant) => isData(variant) && isData(variant['product']) && flag(variant['product']['hide_price']),
    )
  );
}

/** Changes `value`. `isHidden`: something that hides its price stands above. */
export function withholdPrices(value: unknown, isHidden = false): void {
  if (Array.isArray(value)) return value.forEach((each) => withholdPrices(each, isHidden));
  if (!isData(value)) return;
  const isAllHidden = isHidden || flag(value['hide_price']);
  // The range of a product counts its hidden variants, too.
  const isOwnHidden = isAllHidden || hidesVariant(value);
  for (const [name, part] of Object.entries(value))
    if (isOwnHidden && name !== 'hide_price' && /price/.test(name)) value[name] = null;
    else withholdPrices(part, isAllHidden);
}
