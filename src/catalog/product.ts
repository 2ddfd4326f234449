// What products and categories are to the shop: the shapes that api parses into and components read.
import type { Money } from '../ui/price/money';

export interface ProductImage {
  url: string;
  label: string;
}

/** A price as it is asked for now. For a configurable product: of its cheapest variant. */
export interface Offer {
  final: Money;
  regular: Money;
  /** regular − final; 0 when nothing is taken off. */
  saving: number;
  /** The most expensive variant costs more: say "from". */
  isFrom: boolean;
  /** What the most expensive one costs, where that is more. */
  highest?: Money;
}

export interface ProductSummary {
  uid: string;
  sku: string;
  name: string;
  brand: string;
  /** Where the backend tells nothing but the option of its attribute. */
  brandOption?: string;
  urlKey: string;
  /** Below the shop's URL, with suffix, without leading slash; '' when the product has no page. */
  path: string;
  isConfigurable: boolean;
  image?: ProductImage;
  /** undefined where it is hidden; of a configurable product without the variants that hide theirs. */
  offer?: Offer;
  isPriceHidden: boolean;
  isNew: boolean;
  isBestSeller: boolean;
  inStock: boolean;
  /** 0 to 100. */
  rating: number;
  /** 0 also where the backend does not say. */
  reviewCount: number;
}

export interface OptionValue {
  uid: string;
  label: string;
  /** A CSS colour, for colour swatches. */
  color?: string;
}

export interface ProductOption {
  code: string;
  label: string;
  values: OptionValue[];
}

/** How many pieces can be bought, as far as the backend says. */
export interface SaleLimits {
  /** What is left. */
  onlyLeft?: number;
  /** Per cart. */
  minQuantity?: number;
  maxQuantity?: number;
}

export interface Variant extends SaleLimits {
  sku: string;
  name: string;
  inStock: boolean;
  /** undefined where it is hidden. */
  offer?: Offer;
  isPriceHidden: boolean;
  images: ProductImage[];
  /** Attribute code → value uid. */
  values: Readonly<Record<string, string>>;
}

/** A product with all that is needed to buy it. */
export interface BuyableProduct extends ProductSummary, SaleLimits {
  options: ProductOption[];
  variants: Variant[];
}

export interface Crumb {
  uid: string;
  name: string;
  path: string;
}

/** A piece of a text: its words are plain. */
export interface TextBlock {
  kind: 'paragraph' | 'heading' | 'item';
  text: string;
}

export interface ProductFact {
  label: string;
  value: string;
}

/** SKUs of products that go with another one, in order. */
export interface ProductLinks {
  related: string[];
  upsell: string[];
  crosssell: string[];
}

export interface ProductDetail extends BuyableProduct {
  /** Where the shop lists what is of its brand; undefined where it cannot. */
  brandPath?: string;
  images: ProductImage[];
  description: TextBlock[];
  summary: string[];
  metaTitle: string;
  metaDescription: string;
  /** The deepest category the product is in, with its ancestors first. */
  trail: Crumb[];
  /** All places where it stands, the likeliest first: that is `trail`. */
  trails: Crumb[][];
  /** Alcohol by volume, with its unit: "40%". */
  strength?: string;
  /** "12 years". */
  age?: string;
  /** Attributes that the shop can be filtered by, in words. */
  facts: ProductFact[];
  links: ProductLinks;
}

export interface ChildCategory {
  uid: string;
  name: string;
  path: string;
  position: number;
  isEmployeeRestricted: boolean;
}

export interface Category {
  uid: string;
  name: string;
  /** Plain text, one entry per paragraph. */
  description: string[];
  path: string;
  /** Editors' HTML above its products, or in their place; '' where there is none. */
  block: string;
  /** Its page lists its products. */
  isListed: boolean;
  metaTitle: string;
  trail: Crumb[];
  children: ChildCategory[];
}

export interface SortField {
  value: string;
  label: string;
}

export interface ListingResult {
  /** undefined: the backend knows no such category. */
  category?: Category;
  products: ProductSummary[];
  total: number;
  pages: number;
  /** Of which the backend made pages: not always what it was asked for. */
  pageSize?: number;
  sortFields: SortField[];
  /** Of a search: other spellings. */
  hints?: string[];
}
