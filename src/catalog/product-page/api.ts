// The document of a product's page and what is read from its answer.
import type { ProductPageQuery } from '../../graphql/generated/catalog-product-page';
import { entryImages, images, parseBuyable } from '../buyable-api';
import { brandPath, slugOf } from '../brand-names/brands';
import { htmlBlocks, htmlText } from '../html-text';
import type { Crumb, ProductDetail, ProductFact } from '../product';
import { present, type Loose } from '../../graphql/loose';
import { categoryPath, parseTrail } from '../product-api';

export { ProductPageDocument } from '../../graphql/generated/catalog-product-page';

type ProductAnswer = NonNullable<NonNullable<NonNullable<ProductPageQuery['products']>['items']>[number]>;

/** Below it stand shelves of the home page (behaviour 2.3), such as best sellers. */
const homeBranch = /^home(\/|$)/;

/** Where the product stands; the category that says most about it first: the deepest one, a shelf of the home page last. */
function productTrails(categories: NonNullable<ProductAnswer['categories']>): Crumb[][] {
  const isShelf = (category: { url_path?: string | null }) => homeBranch.test(category.url_path ?? '');
  return present(categories)
    .map((category) => ({
      shelf: Number(isShelf(category)),
      trail: [
        ...parseTrail(category.breadcrumbs, category.url_suffix ?? ''),
        {
          uid: category.uid,
          name: category.name ?? '',
          path: categoryPath(category.url_path, category.url_suffix ?? ''),
        },
      ],
    }))
    .sort((one, other) => one.shelf - other.shelf || other.trail.length - one.trail.length)
    .map(({ trail }) => trail);
}

/** Said elsewhere on the page, or no fact about the product. */
const unsaid = /^(price|category_(id|uid)|brand|brand_name)$/;

/** What a search for one product can be narrowed down by are its attributes, with their labels. Yes and no say little. */
function parseFacts(
  aggregations: NonNullable<ProductPageQuery['products']>['aggregations'] | undefined,
  saidCodes: readonly string[],
): ProductFact[] {
  return present(aggregations).flatMap(({ attribute_code: code, label, options }) => {
    const values = present(options).filter(({ value }) => !/^[01]$/.test(value));
    if (!label || unsaid.test(code) || saidCodes.includes(code) || values.length === 0) return [];
    return { label, value: values.map((option) => option.label ?? option.value).join(', ') };
  });
}

/** How the facet of brands says the product's brand. Without that facet, or the option in it, the shop has no page of the brand. */
function brandFacet(
  aggregations: NonNullable<ProductPageQuery['products']>['aggregations'] | undefined,
  { brand, brandOption }: Pick<ProductDetail, 'brand' | 'brandOption'>,
): { brand: string; brandPath?: string } {
  const facet = present(aggregations).find(({ attribute_code }) => attribute_code === 'brand');
  const option = present(facet?.options).find(({ value, label }) =>
    brandOption ? value === brandOption : label === brand,
  );
  if (!option?.label) return { brand };
  return {
    brand: brand || option.label,
    brandPath: brandPath({ slug: slugOf(option.label) || option.value }),
  };
}

/** A text attribute by the name that this shop gives it. One that is chosen from a list answers its option's number: a facet says it. */
function textOf(answer: ProductAnswer, ...codes: ('abv' | 'alcohol_by_volume' | 'age_statement')[]) {
  const values: unknown[] = codes.map((code) => answer[code]);
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '')?.trim();
}

const skusOf = (products: Loose<readonly Loose<{ sku: string | null }>[]>): string[] => [
  ...new Set(present(products).flatMap(({ sku }) => sku ?? [])),
];

/** null: there is no such product (any more), or this shopper may not see it. */
export function parseProductPage(data: ProductPageQuery): ProductDetail | null {
  const answer = present(data.products?.items)[0];
  if (!answer) return null;
  const product = parseBuyable(answer);
  const gallery = images(present(answer.media_gallery));
  const entries =
    gallery.length > 0 ? gallery : entryImages(answer.media_gallery_entries, answer.small_image?.url);
  const description = htmlBlocks(answer.description?.html);
  const isSaid = (paragraph: string) => description.some(({ text }) => text.includes(paragraph));
  const strength = textOf(answer, 'abv', 'alcohol_by_volume');
  const age = textOf(answer, 'age_statement');
  const trails = productTrails(answer.categories ?? []);
  return {
    ...product,
    ...brandFacet(data.products?.aggregations, product),
    images: entries.length > 0 ? entries : product.image ? [product.image] : [],
    description,
    summary: htmlText(answer.short_description?.html).filter((paragraph) => !isSaid(paragraph)),
    metaTitle: answer.meta_title ?? product.name,
    metaDescription: answer.meta_description ?? '',
    trail: trails[0] ?? [],
    trails,
    strength,
    age,
    facts: parseFacts(data.products?.aggregations, [
      ...product.options.map(({ code }) => code),
      ...(strength ? ['abv', 'alcohol_by_volume'] : []),
      ...(age ? ['age_statement'] : []),
    ]),
    links: {
      related: skusOf(answer.related_products),
      upsell: skusOf(answer.upsell_products),
      crosssell: skusOf(answer.crosssell_products),
    },
  };
}
