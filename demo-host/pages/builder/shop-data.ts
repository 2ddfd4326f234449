// What the running shop sells, by name, and which of it each attribute takes.
import { slugOf } from '../../../src/catalog/brand-names/brands';
import { createAsk, listed, orLookedUp, type Ask, type Choice, type Choices } from './choices';
import { blocks, events, pages } from './content-choices';

interface Product {
  uid: string;
  sku: string;
  name: string;
  url_key: string | null;
  small_image: { url: string | null } | null;
}
type ProductField = 'sku' | 'uid' | 'url_key';

const productFields = 'items { uid sku name url_key small_image { url } }';

function products(ask: Ask, field: ProductField): Choices {
  const choice = (product: Product | null): Choice[] => {
    const value = product?.[field];
    if (!product || !value) return [];
    const picture = product.small_image?.url ?? undefined;
    return [{ value, label: product.name, hint: product.sku, ...(picture && { picture }) }];
  };
  type Answer = { products: { items: (Product | null)[] | null } | null };
  const read = ({ products }: Answer): Choice[] => (products?.items ?? []).flatMap(choice);
  return {
    search: async (words, signal) =>
      read(
        words
          ? await ask<Answer>(
              `query ($words: String!) { products(search: $words, pageSize: 20) { ${productFields} } }`,
              { words },
              signal,
            )
          : await ask<Answer>(
              `{ products(filter: { price: { from: "0.01" } }, sort: { name: ASC }, pageSize: 20) { ${productFields} } }`,
              {},
              signal,
            ),
      ),
    find: async (value) => {
      // A uid is no filter of products.
      if (field === 'uid') return undefined;
      const answer = await ask<Answer>(
        `query ($value: String!) { products(filter: { ${field}: { eq: $value } }, pageSize: 1) { ${productFields} } }`,
        { value },
      );
      return read(answer)[0];
    },
  };
}

interface Category {
  uid: string;
  name: string;
  children?: (Category | null)[] | null;
}

function categories(ask: Ask): Choices {
  const flat = (category: Category | null, path: string[]): Choice[] => {
    if (!category) return [];
    const own = { value: category.uid, label: category.name, hint: path.join(' › ') };
    const below = (category.children ?? []).flatMap((child) => flat(child, [...path, category.name]));
    return [own, ...below];
  };
  const offered = listed(async () => {
    const { categoryList } = await ask<{ categoryList: (Category | null)[] | null }>(
      '{ categoryList { uid name children { uid name children { uid name children { uid name } } } } }',
    );
    // The root is no category that anybody sees.
    return (categoryList ?? []).flatMap((root) => (root?.children ?? []).flatMap((child) => flat(child, [])));
  });
  type Found = { uid: string; name: string; breadcrumbs: ({ category_name: string } | null)[] | null } | null;
  return orLookedUp(offered, async (uid) => {
    const { categories } = await ask<{ categories: { items: Found[] | null } | null }>(
      'query ($uid: String!) { categories(filters: { category_uid: { eq: $uid } }) { items { uid name breadcrumbs { category_name } } } }',
      { uid },
    );
    const found = categories?.items?.[0];
    if (!found) return undefined;
    const above = (found.breadcrumbs ?? []).flatMap((crumb) => crumb?.category_name ?? []);
    return { value: found.uid, label: found.name, hint: above.join(' › ') };
  });
}

function brands(ask: Ask): Choices {
  type Options = { label: string; value: string; count: number | null }[];
  type Answer = {
    products: { aggregations: { attribute_code: string; options: Options | null }[] | null } | null;
  };
  const offered = listed(async () => {
    const { products } = await ask<Answer>(
      '{ products(filter: { price: { from: "0.01" } }) { aggregations { attribute_code options { label value count } } } }',
    );
    const brand = products?.aggregations?.find(({ attribute_code: code }) => code === 'brand');
    return (brand?.options ?? []).map(({ label, value, count }) => ({
      value,
      also: slugOf(label),
      label,
      hint: count === null ? '' : `${count} products`,
    }));
  });
  // As a brand's page takes it: an option, or a name in any spelling.
  return orLookedUp(offered, async (name) => {
    const slug = slugOf(name);
    return slug ? offered.find(slug) : undefined;
  });
}

export type ChoicesFor = (tag: string, attribute: string) => Choices | undefined;

/** By element and attribute: what there is to choose from; undefined where one has to write. */
export function createChoices(endpoint: string): ChoicesFor {
  const ask = createAsk(endpoint);
  const all = {
    sku: products(ask, 'sku'),
    productUid: products(ask, 'uid'),
    urlKey: products(ask, 'url_key'),
    category: categories(ask),
    brand: brands(ask),
    event: events(ask),
    page: pages(ask),
    block: blocks(ask),
  };
  return (tag, attribute) => {
    if (attribute === 'sku' || attribute === 'skus') return all.sku;
    if (attribute === 'category-uid') return all.category;
    if (attribute === 'url-key') return all.urlKey;
    if (attribute === 'brand') return all.brand;
    if (attribute === 'event-id') return all.event;
    if (attribute === 'identifier') return tag === 'airside-cms-page' ? all.page : all.block;
    if (attribute !== 'uid') return undefined;
    return tag === 'airside-product-page' ? all.productUid : all.category;
  };
}
