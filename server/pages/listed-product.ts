// A product in a list: its name, its price, the way to it.
import { soldTypes } from '../../src/catalog/product-api';
import { escapeHtml } from '../http/html';
import { linkTo, type Linked } from './link';
import { anchor, list } from './readable';

/** Below an `items { … }` of products. */
export const listedFields = /* GraphQL */ `
  __typename
  name
  url_key
  url_suffix
  hide_price
  price_range {
    minimum_price {
      final_price {
        value
        currency
      }
    }
    maximum_price {
      final_price {
        value
        currency
      }
    }
  }
  ... on ConfigurableProduct {
    variants {
      product {
        uid
        hide_price
        stock_status
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
          }
        }
      }
    }
  }
`;

export interface Money {
  value: number;
  currency: string;
}

export interface PriceRange {
  minimum_price: { final_price: Money };
  maximum_price?: { final_price: Money } | null;
}

export interface ListedProduct extends Linked {
  __typename: string;
  hide_price?: number | null;
  price_range?: PriceRange | null;
  variants?: ({ product: Variant | null } | null)[] | null;
}

interface Variant {
  hide_price?: number | null;
  stock_status?: string | null;
  price_range?: PriceRange | null;
}

const money = ({ value, currency }: Money): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(value);

/** From and to, without what is not for everybody; undefined where nothing is left. */
export function shownPrices({
  __typename: type,
  hide_price: isHidden,
  price_range: range,
  variants,
}: ListedProduct): [Money, Money] | undefined {
  if (isHidden || !range || !soldTypes.test(type)) return undefined;
  const all = (variants ?? []).flatMap((variant) => variant?.product ?? []);
  const shown = all.filter((variant) => !variant.hide_price);
  const from = range.minimum_price.final_price;
  if (shown.length === all.length) return [from, range.maximum_price?.final_price ?? from];
  const salable = shown.filter(({ stock_status: status }) => status !== 'OUT_OF_STOCK');
  const prices = (salable.length > 0 ? salable : shown)
    .flatMap(({ price_range: own }) => own?.minimum_price.final_price ?? [])
    .sort((one, other) => one.value - other.value);
  return prices.length > 0 ? [prices[0]!, prices.at(-1)!] : undefined;
}

/** '' where the price is not for everybody. */
export function priceText(product: ListedProduct): string {
  const prices = shownPrices(product);
  if (!prices) return '';
  const [from, to] = prices;
  return to.value > from.value ? `${money(from)} – ${money(to)}` : money(from);
}

export function productList(products: readonly ListedProduct[], suffix: string): string {
  return list(
    products.map((product) => {
      const price = priceText(product);
      return anchor(linkTo(product, suffix)) + (price && ` <span>${escapeHtml(price)}</span>`);
    }),
  );
}
