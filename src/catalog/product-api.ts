// Products as the backend speaks of them: parsing with tolerance for what differs between servers.
import type {
  CatalogCardFragment,
  CatalogChoiceFragment,
  CatalogPriceFragment,
  ProductPageQuery,
  ProductShelfQuery,
  ProductsBySkuQuery,
} from '../graphql/generated/catalog';
import type {
  BuyableProduct,
  Crumb,
  Offer,
  ProductDetail,
  ProductImage,
  ProductOption,
  ProductSummary,
  Variant,
} from './product';
import type { Money } from '../ui/money';
import { htmlText } from './html-text';

type Loose<T> = T | null | undefined;

export const present = <T>(list: Loose<readonly Loose<T>[]>): T[] =>
  (list ?? []).filter((entry): entry is T => entry != null);

/** Yes/no attributes come as Int, String or Boolean, depending on how the backend was set up. */
export const flag = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

const byPosition = <T extends { position?: Loose<number> }>(list: T[]): T[] =>
  [...list].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));

const positive = (value: unknown): number | undefined => {
  const amount = Number(value ?? NaN);
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
};

function money(value: Loose<{ value?: Loose<number>; currency?: Loose<string> }>): Money | undefined {
  return typeof value?.value === 'number'
    ? { value: value.value, currency: value.currency ?? 'USD' }
    : undefined;
}

/** A configurable product without a salable variant answers 0 or null: it has no price. */
function offer(range: Loose<CatalogPriceFragment>, isConfigurable: boolean): Offer | undefined {
  const minimum = range?.minimum_price;
  const final = money(minimum?.final_price);
  if (!final || (isConfigurable && final.value === 0)) return undefined;
  const regular = money(minimum?.regular_price) ?? final;
  const highest = money(range?.maximum_price?.final_price) ?? final;
  const off = minimum?.discount?.amount_off ?? 0;
  return {
    final,
    regular: regular.value > final.value ? regular : final,
    saving: regular.value > final.value ? off || Math.round((regular.value - final.value) * 100) / 100 : 0,
    isFrom: highest.value > final.value,
  };
}

/** The backend's placeholder is no picture of the product; ours is drawn by Picture. */
function image(url: Loose<string>, label: Loose<string>): ProductImage | undefined {
  if (!url || /\/placeholder\//.test(url)) return undefined;
  return { url, label: label ?? '' };
}

function images(
  entries: {
    url: Loose<string>;
    label?: Loose<string>;
    position?: Loose<number>;
    disabled?: Loose<boolean>;
  }[],
): ProductImage[] {
  return byPosition(entries.filter((entry) => !flag(entry.disabled))).flatMap(
    (entry) => image(entry.url, entry.label) ?? [],
  );
}

type GalleryEntry = {
  file?: Loose<string>;
  label?: Loose<string>;
  position?: Loose<number>;
  disabled?: Loose<boolean>;
};

/** Gallery entries only have a file; where the media live is learned from the address of a picture next to them. */
function entryImages(list: Loose<readonly Loose<GalleryEntry>[]>, neighbour: Loose<string>): ProductImage[] {
  const base = /^(.*\/catalog\/product)\//.exec(neighbour ?? '')?.[1] ?? '';
  return images(
    present(list).map(({ file, ...entry }) => ({
      ...entry,
      url: file && base + (file.startsWith('/') ? file : `/${file}`),
    })),
  );
}

/** brand is an option id on most backends; the words are in brand_name. */
function brandName(card: CatalogCardFragment): string {
  if (card.brand_name) return card.brand_name;
  const brand: unknown = card.brand;
  return typeof brand === 'string' && !/^[\d,\s]*$/.test(brand) ? brand : '';
}

export function parseCard(card: CatalogCardFragment): ProductSummary {
  const isConfigurable = card.__typename === 'ConfigurableProduct' || card.type_id === 'configurable';
  const name = card.name ?? card.sku ?? '';
  return {
    uid: card.uid,
    sku: card.sku ?? '',
    name,
    brand: brandName(card),
    urlKey: card.url_key ?? '',
    path: card.url_key
      ? card.url_key + (card.url_suffix === undefined ? '.html' : (card.url_suffix ?? ''))
      : '',
    isConfigurable,
    image: image(card.small_image?.url, card.small_image?.label || name),
    offer: offer(card.price_range, isConfigurable),
    isPriceHidden: flag(card.hide_price),
    isNew: flag(card.is_new),
    isBestSeller: flag(card.best_seller),
    inStock: card.stock_status !== 'OUT_OF_STOCK',
    rating: Math.min(100, positive(card.rating_summary) ?? 0),
  };
}

export const parseCards = (items: Loose<readonly Loose<CatalogCardFragment>[]>): ProductSummary[] =>
  present(items).map(parseCard);

function parseOptions(choice: Partial<CatalogChoiceFragment>): ProductOption[] {
  return byPosition(present(choice.configurable_options)).flatMap((option) => {
    const code = option.attribute_code;
    if (!code) return [];
    const values = present(option.values).flatMap((value) => {
      if (!value.uid) return [];
      const swatch = value.swatch_data?.__typename === 'ColorSwatchData' ? value.swatch_data.value : null;
      return {
        uid: value.uid,
        label: value.store_label || value.label || value.default_label || '',
        ...(swatch ? { color: swatch } : {}),
      };
    });
    return { code, label: option.label ?? code, values };
  });
}

function parseVariants(choice: Partial<CatalogChoiceFragment>, neighbour: Loose<string>): Variant[] {
  return present(choice.variants).flatMap(({ attributes, product }) => {
    if (!product?.sku) return [];
    return {
      sku: product.sku,
      name: product.name ?? '',
      inStock: product.stock_status !== 'OUT_OF_STOCK',
      onlyLeft: positive(product.only_x_left_in_stock),
      offer: offer(product.price_range, false),
      images: entryImages(product.media_gallery_entries, neighbour),
      values: Object.fromEntries(present(attributes).flatMap(({ code, uid }) => (code ? [[code, uid]] : []))),
    };
  });
}

type BuyableAnswer = CatalogCardFragment &
  Partial<CatalogChoiceFragment> & { only_x_left_in_stock?: Loose<number> };

function parseBuyable(answer: BuyableAnswer): BuyableProduct {
  return {
    ...parseCard(answer),
    onlyLeft: positive(answer.only_x_left_in_stock),
    options: parseOptions(answer),
    variants: parseVariants(answer, answer.small_image?.url),
  };
}

type BreadcrumbAnswer = {
  category_uid: string;
  category_level?: Loose<number>;
  category_name?: Loose<string>;
  category_url_path?: Loose<string>;
};

/** Answered in no guaranteed order; null for a top-level category. */
export function parseTrail(breadcrumbs: Loose<readonly Loose<BreadcrumbAnswer>[]>, suffix: string): Crumb[] {
  return present(breadcrumbs)
    .sort((a, b) => (a.category_level ?? 0) - (b.category_level ?? 0))
    .map((crumb) => ({
      uid: crumb.category_uid,
      name: crumb.category_name ?? '',
      path: crumb.category_url_path ? crumb.category_url_path + suffix : '',
    }));
}

export const categoryPath = (urlPath: Loose<string>, suffix: string): string =>
  urlPath ? urlPath + suffix : '';

export function parseShelf(data: ProductShelfQuery): ProductSummary[] {
  return parseCards(data.products?.items);
}

export function parseProductsBySku(data: ProductsBySkuQuery): BuyableProduct[] {
  return present(data.products?.items).map(parseBuyable);
}

/** The category that says most about where the product stands: the deepest one. */
function productTrail(categories: NonNullable<ProductAnswer['categories']>, suffix: string): Crumb[] {
  const trails = present(categories).map((category) => [
    ...parseTrail(category.breadcrumbs, suffix),
    { uid: category.uid, name: category.name ?? '', path: categoryPath(category.url_path, suffix) },
  ]);
  return trails.reduce<Crumb[]>((deepest, trail) => (trail.length > deepest.length ? trail : deepest), []);
}

type ProductAnswer = NonNullable<NonNullable<NonNullable<ProductPageQuery['products']>['items']>[number]>;

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
