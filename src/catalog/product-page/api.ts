// The document of a product's page and what is read from its answer.
import type { ProductPageQuery } from '../../graphql/generated/catalog-product';
import { entryImages, images, parseBuyable } from '../buyable-api';
import { htmlText } from '../html-text';
import type { Crumb, ProductDetail } from '../product';
import { categoryPath, parseTrail, present } from '../product-api';

export { ProductPageDocument } from '../../graphql/generated/catalog-product';

type ProductAnswer = NonNullable<NonNullable<NonNullable<ProductPageQuery['products']>['items']>[number]>;

/** Below it stand shelves of the home page (SPEC 2.3), such as best sellers. */
const homeBranch = /^home(\/|$)/;

/** The category that says most about where the product stands: the deepest one, a shelf of the home page last. */
function productTrail(categories: NonNullable<ProductAnswer['categories']>, suffix: string): Crumb[] {
  const all = present(categories);
  const own = all.filter(({ url_path }) => !homeBranch.test(url_path ?? ''));
  const trails = (own.length ? own : all).map((category) => [
    ...parseTrail(category.breadcrumbs, suffix),
    { uid: category.uid, name: category.name ?? '', path: categoryPath(category.url_path, suffix) },
  ]);
  return trails.reduce<Crumb[]>((deepest, trail) => (trail.length > deepest.length ? trail : deepest), []);
}

/** null: there is no such product (any more), or this shopper may not see it. */
export function parseProductPage(data: ProductPageQuery): ProductDetail | null {
  const answer = present(data.products?.items)[0];
  if (!answer) return null;
  const product = parseBuyable(answer);
  const gallery = images(present(answer.media_gallery));
  const entries =
    gallery.length > 0 ? gallery : entryImages(answer.media_gallery_entries, answer.small_image?.url);
  const description = htmlText(answer.description?.html);
  return {
    ...product,
    images: entries.length > 0 ? entries : product.image ? [product.image] : [],
    description,
    summary: htmlText(answer.short_description?.html).filter((paragraph) => !description.includes(paragraph)),
    reviewCount: answer.review_count ?? 0,
    metaTitle: answer.meta_title ?? product.name,
    metaDescription: answer.meta_description ?? '',
    trail: productTrail(answer.categories ?? [], answer.url_suffix ?? ''),
  };
}
