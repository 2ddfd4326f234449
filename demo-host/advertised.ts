// What the stranger's site advertises: a product that anybody can buy at once, and where its picture comes from.
import type { AskBackend } from '../server/pages/ask-backend';

export interface Advertised {
  /** Empty where the shop sells nothing like it, or cannot be asked. */
  sku: string;
  mediaUrl?: string;
}

const query = /* GraphQL */ `
  query Advertised {
    storeConfig {
      secure_base_media_url
    }
    products(filter: { price: { from: "0.01" } }, sort: { name: ASC }, pageSize: 50) {
      items {
        __typename
        sku
        stock_status
        hide_price
        only_x_left_in_stock
        categories {
          uid
          is_employee_restricted
        }
      }
    }
  }
`;

interface Product {
  __typename: string;
  sku: string;
  stock_status: string | null;
  hide_price?: number | null;
  only_x_left_in_stock: number | null;
  categories: { is_employee_restricted?: number | null }[] | null;
}
interface Answer {
  storeConfig: { secure_base_media_url: string | null } | null;
  products: { items: (Product | null)[] | null } | null;
}

const isForEverybody = (product: Product): boolean =>
  product.__typename === 'SimpleProduct' &&
  product.stock_status === 'IN_STOCK' &&
  product.only_x_left_in_stock === null &&
  !product.hide_price &&
  (product.categories ?? []).length > 0 &&
  !product.categories?.some((category) => category.is_employee_restricted);

/** Never rejects: the site has more to say than what it advertises. */
export async function findAdvertised(ask: AskBackend): Promise<Advertised> {
  try {
    const { storeConfig, products } = await ask<Answer>(query);
    const product = products?.items?.find((item) => item !== null && isForEverybody(item));
    return { sku: product?.sku ?? '', mediaUrl: storeConfig?.secure_base_media_url ?? undefined };
  } catch {
    return { sku: '' };
  }
}
