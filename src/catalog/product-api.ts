// What cards, listings and product pages read from the backend, with tolerance for what differs between servers.
import type {
  CatalogCardFragment,
  CatalogPriceFragment,
  CatalogVariantPricesFragment,
} from '../graphql/generated/catalog-fragments';
import { flag, positive, present, type Loose } from '../graphql/loose';
import { rangeOf } from './offer-range';
import type { Crumb, Offer, ProductSummary } from './product';
import { image } from './product-image';
import type { Money } from '../ui/price/money';

function money(value: Loose<{ value?: Loose<number>; currency?: Loose<string> }>): Money | undefined {
  return typeof value?.value === 'number'
    ? { value: value.value, currency: value.currency ?? 'USD' }
    : undefined;
}

/** A configurable product without a salable variant answers 0 or null: it has no price. */
export function offer(
  range: Loose<Pick<CatalogPriceFragment, 'minimum_price'> & Partial<CatalogPriceFragment>>,
  isConfigurable: boolean,
): Offer | undefined {
  const minimum = range?.minimum_price;
  const final = money(minimum?.final_price);
  if (!final || (isConfigurable && final.value === 0)) return undefined;
  const regular = money(minimum?.regular_price) ?? final;
  const highest = money(range?.maximum_price?.final_price) ?? final;
  const off = Math.max(0, regular.value - final.value);
  const isFrom = highest.value > final.value;
  return {
    final,
    regular: off ? regular : final,
    saving: off && (minimum?.discount?.amount_off || Math.round(off * 100) / 100),
    isFrom,
    ...(isFrom && { highest }),
  };
}

/** brand is an option id on most backends; the words are in brand_name, or else to be looked up. */
function brandOf(card: CatalogCardFragment): Pick<ProductSummary, 'brand' | 'brandOption'> {
  if (card.brand_name) return { brand: card.brand_name };
  const brand = String((card.brand as unknown) ?? '');
  if (/^[1-9]\d*$/.test(brand)) return { brand: '', brandOption: brand };
  return { brand: /^[\d,\s]*$/.test(brand) ? '' : brand };
}

/**
 * Simple, virtual and configurable products. What is put together of others, or sent as a file, cannot be chosen here: the
 * price of one part says nothing.
 */
export const soldTypes = /^[SVC]/;

/** The backend's range of a configurable product counts variants whose price is hidden, too. */
function shownOffer(
  card: CatalogCardFragment & Partial<CatalogVariantPricesFragment>,
  isConfigurable: boolean,
): Pick<ProductSummary, 'offer' | 'isPriceHidden'> {
  if (flag(card.hide_price) || !soldTypes.test(card.__typename)) return { isPriceHidden: true };
  const variants = present(card.variants).flatMap(({ product }) => product ?? []);
  const shown = variants.filter(({ hide_price }) => !flag(hide_price));
  if (shown.length === variants.length)
    return { offer: offer(card.price_range, isConfigurable), isPriceHidden: false };
  return {
    offer: rangeOf(
      shown.map(({ stock_status, price_range }) => ({
        inStock: stock_status !== 'OUT_OF_STOCK',
        offer: offer(price_range, true),
      })),
    ),
    isPriceHidden: shown.length === 0,
  };
}

export function parseCard(card: CatalogCardFragment): ProductSummary {
  const isConfigurable = card.__typename === 'ConfigurableProduct' || card.type_id === 'configurable';
  const name = card.name ?? card.sku ?? '';
  return {
    uid: card.uid,
    sku: card.sku ?? '',
    name,
    ...brandOf(card),
    urlKey: card.url_key ?? '',
    path: card.url_key
      ? card.url_key + (card.url_suffix === undefined ? '.html' : (card.url_suffix ?? ''))
      : '',
    isConfigurable,
    image: image(card.small_image?.url, card.small_image?.label || name),
    ...shownOffer(card, isConfigurable),
    isNew: flag(card.is_new),
    isBestSeller: flag(card.best_seller),
    inStock: card.stock_status !== 'OUT_OF_STOCK',
    rating: Math.min(100, positive(card.rating_summary) ?? 0),
    reviewCount: positive(card.review_count) ?? 0,
  };
}

export const parseCards = (items: Loose<readonly Loose<CatalogCardFragment>[]>): ProductSummary[] =>
  present(items).map(parseCard);

type BreadcrumbAnswer = {
  category_uid: string;
  category_level?: Loose<number>;
  category_name?: Loose<string>;
  category_url_path?: Loose<string>;
};

/**
 * Answered in no guaranteed order; null for a top-level category. Without the top level that is the home page
 * (behaviour 2.3): every trail begins there.
 */
export function parseTrail(breadcrumbs: Loose<readonly Loose<BreadcrumbAnswer>[]>, suffix: string): Crumb[] {
  return present(breadcrumbs)
    .filter(({ category_url_path }) => category_url_path !== 'home')
    .sort((a, b) => (a.category_level ?? 0) - (b.category_level ?? 0))
    .map((crumb) => ({
      uid: crumb.category_uid,
      name: crumb.category_name ?? '',
      path: crumb.category_url_path ? crumb.category_url_path + suffix : '',
    }));
}

export const categoryPath = (urlPath: Loose<string>, suffix: string): string =>
  urlPath ? urlPath + suffix : '';
