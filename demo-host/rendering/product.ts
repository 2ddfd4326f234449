// A product: picture, price, words, the category it stands in, and what search engines read about it.
import { linkTo, type Link } from './link';
import { listedFields, priceText, type ListedProduct } from './listed-product';
import { breadcrumbList } from './page';
import { editorsHtml, join, paragraph, picture } from './readable';
import type { Shell } from './shell';
import { shortText } from './short-text';
import type { PageParts, Visit } from './visit';

/** `description` is called otherwise here: a category has a text of that name, a product an object. */
export const productFields = /* GraphQL */ `
  ${listedFields}
  uid
  sku
  meta_title
  meta_description
  brand_name
  stock_status
  rating_summary
  review_count
  details: description {
    html
  }
  small_image {
    url
  }
  categories {
    name
    url_path
    breadcrumbs {
      category_name
      category_url_path
    }
  }
`;

export interface Product extends ListedProduct {
  uid: string;
  sku: string;
  meta_title?: string | null;
  meta_description?: string | null;
  brand_name?: string | null;
  stock_status?: string | null;
  /** 0 to 100 */
  rating_summary?: number | null;
  review_count?: number | null;
  details?: { html: string } | null;
  small_image?: { url: string | null } | null;
  categories?:
    | {
        name: string | null;
        url_path: string | null;
        breadcrumbs?: { category_name: string; category_url_path: string | null }[] | null;
      }[]
    | null;
}

export function readProduct(product: Product, canonical: string, { suffix }: Shell, visit: Visit): PageParts {
  const name = product.name ?? '';
  const image = product.small_image?.url ?? undefined;
  const isInStock = product.stock_status !== 'OUT_OF_STOCK';
  const price = priceText(product);
  const description = product.meta_description || shortText(product.details?.html);
  const crumbs = crumbsOf(product, suffix);
  return {
    title: product.meta_title || name,
    area: 'product',
    canonical,
    target: { type: 'PRODUCT', uid: product.uid, urlKey: product.url_key ?? undefined },
    description,
    image,
    crumbs,
    content: join(
      picture(image, name),
      paragraph(product.brand_name ?? ''),
      paragraph(price),
      paragraph(isInStock ? 'In stock' : 'Sold out'),
      editorsHtml(product.details?.html),
    ),
    structured: [
      {
        '@type': 'Product',
        name,
        sku: product.sku,
        image,
        description,
        url: visit.shopUrl + canonical,
        ...(product.brand_name ? { brand: { '@type': 'Brand', name: product.brand_name } } : {}),
        ...(price ? { offers: offersOf(product, isInStock) } : {}),
        ...(product.review_count ? { aggregateRating: ratingOf(product) } : {}),
      },
      ...breadcrumbList(crumbs, name, visit.shopUrl),
    ],
  };
}

function offersOf({ price_range: range }: Product, isInStock: boolean): object {
  const from = range!.minimum_price.final_price;
  const to = range!.maximum_price?.final_price ?? from;
  const availability = `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`;
  const priceCurrency = from.currency;
  return to.value > from.value
    ? { '@type': 'AggregateOffer', lowPrice: from.value, highPrice: to.value, priceCurrency, availability }
    : { '@type': 'Offer', price: from.value, priceCurrency, availability };
}

const ratingOf = ({ rating_summary: summary, review_count: reviewCount }: Product): object => ({
  '@type': 'AggregateRating',
  ratingValue: Math.round((summary ?? 0) / 2) / 10,
  reviewCount,
});

/** The way to the category that stands deepest. */
function crumbsOf({ categories }: Product, suffix: string): Link[] {
  const depth = (path: string | null) => path?.split('/').length ?? 0;
  const [deepest] = [...(categories ?? [])].sort((one, other) => depth(other.url_path) - depth(one.url_path));
  if (!deepest?.url_path) return [];
  const above = (deepest.breadcrumbs ?? []).map((crumb) => ({
    name: crumb.category_name,
    url_path: crumb.category_url_path,
  }));
  return [...above, deepest].map((category) => linkTo(category, suffix));
}
