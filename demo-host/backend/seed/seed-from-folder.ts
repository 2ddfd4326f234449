// Fills an empty database from a folder of JSON that describes a Magento's data (categories, products, pages and so on).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedCoupons, type SeedCoupon } from '../cart/coupons';
import { refreshProductIndex } from '../catalog/product-index/product-index';
import type { BackendOptions } from '../context';
import { seedCustomers, type SeedCustomer } from '../customer/seed';
import { run, transaction, type Database, type Value } from '../database';
import { saveSetting } from '../settings';

interface Stores {
  store_views: { id: number; code: string; name: string; sort_order: number; is_active: boolean; is_default: boolean; locale: string; default_display_currency: string; only_for?: string }[]; // oxfmt-ignore
  currency: { rates_from_usd: Record<string, number> };
  email: { store: string };
  media: { resized: string; placeholder: string };
  settings: Record<string, string | number>;
  storeConfig: Record<string, unknown>;
}
interface Category {
  id: number; parent_id: number; path: string; level: number; position: number; name: string;
  url_key?: string | null; url_path?: string | null; is_active?: boolean; include_in_menu?: number; is_anchor?: number | null;
  is_employee_restricted?: number | null; display_mode?: string | null; landing_page?: number | null; description?: string | null;
  meta_title?: string | null; meta_keywords?: string | null; meta_description?: string | null;
} // oxfmt-ignore
interface Product {
  id: number; sku: string; type: string; name: string; status: number; visibility: number; url_key: string;
  price: number | null; special_price: number | null; special_from_date: string | null; special_to_date: string | null;
  tier_prices: { customer_group: number | 'all'; qty: number; value: number }[]; weight: number | null;
  attributes: Record<string, string | number | null>; description: string | null; short_description: string | null;
  meta_title: string | null; meta_keyword: string | null; meta_description: string | null;
  stock: { qty: number | null; is_in_stock: boolean; min_sale_qty: number; max_sale_qty: number };
  categories: { id: number; position: number }[];
  media: { id: number; file: string; label: string | null; position: number; disabled: boolean; types: string[] }[];
  configurable_options?: { id: number; attribute_id: number; label: string; position: number }[];
  variants?: { id: number }[];
} // oxfmt-ignore
interface Attribute {
  attribute_id: number; code: string; label: string; input: string; user_defined: boolean; position: number; flags: string[];
  graphql_type?: string; options?: { id?: number; label: string; position?: number }[];
} // oxfmt-ignore
interface Page {
  id: number; identifier: string; title: string; page_layout: string; is_active: boolean; content_heading: string | null;
  meta_title: string | null; meta_keywords: string | null; meta_description: string | null; content: string; stores: string[];
} // oxfmt-ignore
interface Block {
  id: number;
  identifier: string;
  title: string;
  is_active: boolean;
  content: string;
}
interface Rewrite {
  request_path: string;
  target_path: string;
  entity_type: string;
  redirect_type: number;
}
interface Review {
  id: number; product_id: number; created_at: string; summary: string; text: string; nickname: string; status: string;
  votes: { rating_id: number; value: number }[]; average_rating: number;
} // oxfmt-ignore
type CountryLine = [
  id: string,
  iso3: string,
  english: string,
  local: string,
  regions?: [number, string, string][] | string | null,
];

const cents = (value: number | null) => (value === null ? null : Math.round(value * 100));
const flag = (value: boolean) => (value ? 1 : 0);
/** '2024-01-01 00:00:00' is UTC. */
const iso = (time: string | null) => time && new Date(`${time.replace(' ', 'T')}Z`).toISOString();

class Loader {
  constructor(
    private readonly db: Database,
    private readonly folder: string,
  ) {}

  private read<T>(name: string): T | undefined {
    const file = join(this.folder, name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
  }

  private insert(table: string, row: Record<string, Value>): void {
    const columns = Object.keys(row);
    const marks = columns.map(() => '?').join(', ');
    run(
      this.db,
      `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${marks})`,
      ...Object.values(row),
    );
  }

  stores(): void {
    const stores = this.read<Stores>('stores.json');
    if (!stores) return;
    for (const view of stores.store_views)
      if (!view.only_for)
        this.insert('store_view', {
          id: view.id, code: view.code, name: view.name, sort_order: view.sort_order, locale: view.locale,
          currency: view.default_display_currency, is_active: flag(view.is_active), is_default: flag(view.is_default),
        }); // oxfmt-ignore
    for (const [currency, rate] of Object.entries(stores.currency.rates_from_usd))
      this.insert('currency_rate', { currency, rate });
    for (const [path, value] of Object.entries(stores.settings)) saveSetting(this.db, path, value);
    saveSetting(this.db, 'trans_email/ident_general/email', stores.email.store);
    if ('contact_enabled' in stores.storeConfig) saveSetting(this.db, 'modules/Contact', 1);
    saveSetting(this.db, 'airside/catalog/restrict_categories', 0);
    const below = (url: string) => url.replace(/^https?:\/\/[^/]+\//, '');
    saveSetting(
      this.db,
      'media/product_path',
      below(stores.media.resized)
        .replace(/^media\//, '')
        .replace('{file}', ''),
    );
    const placeholder = below(stores.media.placeholder).replace(/\{[^}]*\}/, '%role%');
    saveSetting(this.db, 'media/placeholder_path', placeholder);
    saveSetting(this.db, 'media/static_path', /^static\/[^/]+\//.exec(placeholder)?.[0] ?? null);
  }

  /** `united` says where a country's regions are, when they are in a file of their own. */
  countries(): void {
    const directory = this.read<{ used_countries: { id: string; available_regions: { id: number; code: string; name: string }[] | null }[] }>('directory.json'); // oxfmt-ignore
    const known = new Map(
      directory?.used_countries.map((country) => [country.id, country.available_regions]),
    );
    for (const [id, iso3, name, , regions] of this.read<CountryLine[]>('directory_countries.json') ?? []) {
      this.insert('country', { id, iso3, name });
      const own = Array.isArray(regions) ? regions.map(([region, code, label]) => ({ id: region, code, name: label })) : known.get(id); // oxfmt-ignore
      for (const region of own ?? []) this.insert('region', { ...region, country_id: id });
    }
  }

  categories(): void {
    for (const one of this.read<Category[]>('categories.json') ?? [])
      this.insert('category', {
        id: one.id, parent_id: one.parent_id || null, name: one.name, description: one.description ?? null,
        url_key: one.url_key ?? '', url_path: one.url_path ?? '', level: one.level, path: one.path, position: one.position,
        is_active: flag(one.is_active ?? true), include_in_menu: one.include_in_menu ?? 1, is_anchor: one.is_anchor ?? 1,
        is_employee_restricted: one.is_employee_restricted ?? 0, display_mode: one.display_mode ?? null,
        landing_page: one.landing_page ?? null,
        meta_title: one.meta_title ?? null, meta_keywords: one.meta_keywords ?? null, meta_description: one.meta_description ?? null,
      }); // oxfmt-ignore
  }

  /** Answers the ids of the shop's own attributes by code. */
  attributes(): Map<string, number> {
    const file = this.read<{ product: Attribute[] }>('attributes.json');
    const own = (file?.product ?? []).filter((attribute) => attribute.user_defined);
    for (const { attribute_id: id, code, label, input, position, flags, options } of own) {
      const has = (name: string) => flag(flags.includes(name));
      this.insert('attribute', {
        id, code, label, input, position,
        is_filterable: has('is_filterable_in_search'), is_sortable: has('used_for_sort_by'), is_searchable: has('is_searchable'),
      }); // oxfmt-ignore
      for (const option of options ?? [])
        if (option.id !== undefined)
          this.insert('attribute_option', { id: option.id, attribute_id: id, label: option.label, position: option.position ?? 0 }); // oxfmt-ignore
    }
    return new Map(own.map(({ code, attribute_id }) => [code, attribute_id]));
  }

  products(attributes: ReadonlyMap<string, number>): void {
    const products = this.read<Product[]>('products.json') ?? [];
    for (const product of products) this.product(product, attributes);
    for (const { id, configurable_options: axes, variants } of products) {
      for (const axis of axes ?? [])
        this.insert('product_axis', { id: axis.id, product_id: id, attribute_id: axis.attribute_id, label: axis.label, position: axis.position }); // oxfmt-ignore
      for (const variant of variants ?? [])
        this.insert('product_variant', { parent_id: id, child_id: variant.id });
    }
  }

  private product(product: Product, attributes: ReadonlyMap<string, number>): void {
    const { id, stock } = product;
    const created = '2026-11-21T05:51:00.000Z';
    this.insert('product', {
      id, sku: product.sku, type_id: product.type, name: product.name, url_key: product.url_key, status: product.status,
      visibility: product.visibility, price_cents: cents(product.price), special_price_cents: cents(product.special_price),
      special_from: iso(product.special_from_date), special_to: iso(product.special_to_date), weight: product.weight,
      description: product.description, short_description: product.short_description, meta_title: product.meta_title,
      meta_keywords: product.meta_keyword, meta_description: product.meta_description, created_at: created, updated_at: created,
    }); // oxfmt-ignore
    this.insert('stock', {
      product_id: id, quantity: stock.qty ?? 0, is_in_stock: flag(stock.is_in_stock),
      min_sale_quantity: stock.min_sale_qty, max_sale_quantity: stock.max_sale_qty,
    }); // oxfmt-ignore
    for (const [code, value] of Object.entries(product.attributes)) {
      const attribute = attributes.get(code);
      if (attribute !== undefined && value !== null)
        this.insert('product_value', { product_id: id, attribute_id: attribute, value: String(value) });
    }
    for (const tier of product.tier_prices)
      this.insert('tier_price', {
        product_id: id, customer_group: tier.customer_group === 'all' ? null : tier.customer_group,
        quantity: tier.qty, price_cents: cents(tier.value),
      }); // oxfmt-ignore
    for (const image of product.media)
      this.insert('product_image', {
        id: image.id, product_id: id, file: image.file, label: image.label, position: image.position,
        disabled: flag(image.disabled), roles: image.types.join(','),
      }); // oxfmt-ignore
    for (const { id: category, position } of product.categories)
      this.insert('category_product', { category_id: category, product_id: id, position });
  }

  content(): void {
    const cms = this.read<{ pages: Page[]; blocks: Block[] }>('cms.json');
    for (const page of cms?.pages ?? [])
      this.insert('cms_page', {
        id: page.id, identifier: page.identifier, title: page.title, content_heading: page.content_heading, content: page.content,
        page_layout: page.page_layout, meta_title: page.meta_title, meta_keywords: page.meta_keywords,
        meta_description: page.meta_description, is_active: flag(page.is_active),
        store_code: page.stores.includes('all') ? '' : (page.stores[0] ?? ''),
      }); // oxfmt-ignore
    for (const { id, identifier, title, content, is_active } of cms?.blocks ?? [])
      this.insert('cms_block', { id, identifier, title, content, is_active: flag(is_active) });
    // Direct addresses follow from keys and paths; only redirects have to be kept.
    for (const rewrite of this.read<Rewrite[]>('url_rewrites.json') ?? [])
      if (rewrite.redirect_type !== 0)
        this.insert('url_rewrite', {
          request_path: rewrite.request_path,
          target_path: rewrite.target_path,
          redirect_type: rewrite.redirect_type,
        });
  }

  reviews(): void {
    for (const review of this.read<{ reviews: Review[] }>('reviews.json')?.reviews ?? []) {
      this.insert('review', {
        id: review.id, product_id: review.product_id, nickname: review.nickname, title: review.summary, text: review.text,
        rating: review.average_rating, approved: flag(review.status === 'approved'), created_at: iso(review.created_at),
      }); // oxfmt-ignore
      for (const { rating_id, value } of review.votes)
        this.insert('review_vote', { review_id: review.id, rating_id, value });
    }
  }

  accounts(now: Date, options: Pick<BackendOptions, 'passwordCost'>): void {
    const { customers } = this.read<{ customers: SeedCustomer[] }>('customers.json') ?? { customers: [] };
    seedCustomers(this.db, now, customers, options);
    seedCoupons(this.db, this.read<SeedCoupon[]>('coupons.json') ?? []);
  }
}

/** All that the folder holds; what is missing in it is left out. Ids are kept. */
export function seedFromFolder(
  db: Database,
  folder: string,
  now: Date,
  options: Pick<BackendOptions, 'passwordCost'>,
): void {
  const loader = new Loader(db, folder);
  transaction(db, () => {
    loader.stores();
    loader.countries();
    loader.categories();
    loader.products(loader.attributes());
    loader.content();
    loader.reviews();
    loader.accounts(now, options);
  });
  refreshProductIndex(db, now);
}
