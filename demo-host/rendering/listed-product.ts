// A product in a list: its name, its price, the way to it.
import { escapeHtml } from '../html';
import { linkTo, type Linked } from './link';
import { anchor, list } from './readable';

/** Below an `items { … }` of products. */
export const listedFields = /* GraphQL */ `
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
  hide_price?: number | null;
  price_range?: PriceRange | null;
}

const money = ({ value, currency }: Money): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(value);

/** '' where the price is not for everybody. */
export function priceText({ hide_price: isHidden, price_range: range }: ListedProduct): string {
  if (isHidden || !range) return '';
  const from = range.minimum_price.final_price;
  const to = range.maximum_price?.final_price;
  return to && to.value > from.value ? `${money(from)} – ${money(to)}` : money(from);
}

export function productList(products: readonly ListedProduct[], suffix: string): string {
  return list(
    products.map((product) => {
      const price = priceText(product);
      return anchor(linkTo(product, suffix)) + (price && ` <span>${escapeHtml(price)}</span>`);
    }),
  );
}
