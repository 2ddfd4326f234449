// A product: picture, price, words, the category it stands in, and what search engines read about it.
import { brandLabel } from './brand';
import { linkTo, type Link } from './link';
import { listedFields, priceText, shownPrices, type ListedProduct } from './listed-product';
import { breadcrumbList } from './page';
import { pictureAddress } from './picture-address';
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
  brand
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
  /** An option, or the words themselves. */
  brand?: number | string | null;
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

async function brandOf({ brand, brand_name: name }: Product, visit: Visit): Promise<string> {
  if (name || !brand) return name ?? '';
  return /^\d+$/.test(String(brand)) ? brandLabel(String(brand), visit) : String(brand);
}

export async function readProduct(
  product: Product,
  canonical: string,
  { suffix, linkBases }: Shell,
  visit: Visit,
): Promise<PageParts> {
  const brand = await brandOf(product, visit);
  const name = product.name ?? '';
  const image = pictureAddress(product.small_image?.url, visit.shopUrl);
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
      paragraph(brand),
      paragraph(price),
      paragraph(isInStock ? 'In stock' : 'Sold out'),
      editorsHtml(product.details?.html, linkBases),
    ),
    structured: [
      {
        '@type': 'Product',
        name,
        sku: product.sku,
        image,
        description,
        url: visit.shopUrl + canonical,
        ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
        ...(price ? { offers: offersOf(product, isInStock) } : {}),
        ...(product.review_count && product.rating_summary ? { aggregateRating: ratingOf(product) } : {}),
      },
      ...breadcrumbList(crumbs, name, visit.shopUrl),
    ],
  };
}

function offersOf(product: Product, isInStock: boolean): object {
  const [from, to] = shownPrices(product)!;
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
