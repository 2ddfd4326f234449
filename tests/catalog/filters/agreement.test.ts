// Whatever a shopper does in whatever order: URL, panel, chips and shelf say the same, and the backend agrees.
// @vitest-environment-options { "globals": "document" }
import { afterEach, expect, it } from 'vitest';
import { openCategory, pageSize, type ShopPage } from './shop';
import { slug } from '../../../src/catalog/listing/value-names';
import { isWhole } from '../../support/whole';
import { dice } from './dice';
import * as on from './panel';

/** What the shopper has asked for, kept by the test alone. */
interface Wish {
  /** Attribute code → values; of the price "from_to". */
  filters: Map<string, Set<string>>;
  sort: string;
  size: number;
  page: number;
}

interface Buckets {
  attribute_code: string;
  label: string;
  options: { value: string; label: string }[];
}

const category = { uid: 'MjA=', path: '/spirits.html' };
const steps = 25;
/** A busy machine is no failure. */
const patience = 90_000;
let page: ShopPage | undefined;
afterEach(() => page?.close());

function filterOf(filters: Wish['filters']): Record<string, object> {
  return {
    category_uid: { eq: category.uid },
    ...Object.fromEntries(
      [...filters].map(([code, values]) => {
        const [from, to] = [...values].join().split('_');
        return [code, code === 'price' ? { from, to } : { in: [...values] }];
      }),
    ),
  };
}

async function ask(shop: ShopPage, { filters, sort, size, page: current }: Wish) {
  const [, by = '', direction = ''] = /^(\w+)_(asc|desc)$/.exec(sort) ?? [];
  const { data } = await shop.backend.graphql<{
    products: { total_count: number; page_info: { total_pages: number }; items: { url_key: string }[] };
  }>(
    `query($filter: ProductAttributeFilterInput!, $size: Int!, $page: Int!) {
      products(filter: $filter, pageSize: $size, currentPage: $page, sort: { ${by}: ${direction.toUpperCase()} }) {
        total_count page_info { total_pages } items { url_key } } }`,
    { filter: filterOf(filters), size, page: current },
  );
  return data!.products;
}

const write = (
  { filters, sort, size, page: current }: Wish,
  nameOf: (code: string, value: string) => string,
) =>
  [
    ...[...filters].sort().map(([code, values]) => {
      if (code === 'price') return `price=USD:${[...values].join().replace('_', '-')}`;
      const named = [...values].sort().map((value) => `${nameOf(code, value)}~${value.replace(/=+$/, '')}`);
      return `${code.replace('category_uid', 'category')}=${named.join(',')}`;
    }),
    ...(sort === 'position_asc' ? [] : [`sort=${sort}`]),
    ...(size === pageSize ? [] : [`page_limit=${size}`]),
    ...(current === 1 ? [] : [`page=${current}`]),
  ].join('&');

const copy = (wish: Wish): Wish => ({
  ...wish,
  filters: new Map([...wish.filters].map(([code, values]) => [code, new Set(values)])),
});

it.each(isWhole ? [1, 2] : [1])('agree after every step (seed %i)', { timeout: patience }, async (seed) => {
  const roll = dice(seed);
  page = await openCategory(category.path, category.uid);
  const shop = page;
  const { data } = await shop.backend.graphql<{ products: { aggregations: Buckets[] } }>(
    `{ products(filter: { category_uid: { eq: "${category.uid}" } }) {
      aggregations { attribute_code label options { value label } } } }`,
  );
  const groups = data!.products.aggregations;
  const nameOf = (code: string, value: string) => {
    const option = groups
      .find((group) => group.attribute_code === code)!
      .options.find((other) => other.value === value)!;
    return slug({ '0': 'no', '1': 'yes' }[option.label] ?? option.label);
  };
  const groupOf = (label: string) => groups.find((group) => group.label === label)!;
  const named = (name: string) => ({ Yes: '1', No: '0' })[name] ?? name;
  const codeAndValue = ({ facet, name }: { facet: string; name: string }) => {
    const { attribute_code: code, options } = groupOf(facet);
    const value =
      code === 'price'
        ? /^\$(.+) – \$(.+)$/.exec(name.replaceAll(',', ''))?.slice(1).join('_')
        : options.find(({ label }) => label === named(name))?.value;
    return { code, value: value ?? `unknown ${name}` };
  };

  const visited: Wish[] = [{ filters: new Map(), sort: 'position_asc', size: pageSize, page: 1 }];
  let at = 0;
  const wish = () => visited[at]!;
  const go = (change: (next: Wish) => void) => {
    const next = copy(wish());
    next.page = 1;
    change(next);
    if (write(next, nameOf) === write(wish(), nameOf)) return;
    visited.splice(at + 1, visited.length, next);
    at += 1;
  };
  const toggle = (code: string, value: string) =>
    go(({ filters }) => {
      const before = filters.get(code) ?? new Set<string>();
      const after = new Set(code === 'price' ? [] : before);
      if (before.has(value)) after.delete(value);
      else after.add(value);
      if (after.size) filters.set(code, after);
      else filters.delete(code);
    });

  const actions: Record<string, () => void | Promise<void>> = {
    toggle() {
      const option = roll.of(on.options(shop.root).filter(({ count, isChosen }) => count > 0 || isChosen));
      if (!option) return;
      const { code, value } = codeAndValue(option);
      option.choose();
      toggle(code, value);
    },
    toggleAny() {
      const option = roll.of(on.options(shop.root));
      const { code, value } = codeAndValue(option);
      option.choose();
      toggle(code, value);
    },
    async prices() {
      const [from, to] = [roll.below(120), roll.below(400)];
      await on.typePrices(shop.root, String(from), String(to));
      go(({ filters }) => filters.set('price', new Set([`${Math.min(from, to)}_${Math.max(from, to)}`])));
    },
    removeChip() {
      const chip = roll.of(on.chips(shop.root));
      if (!chip) return;
      const [facet = '', name = ''] = chip.text.split(': ');
      const { code, value } = codeAndValue({ facet, name });
      chip.remove();
      toggle(code, value);
    },
    clear() {
      on.button(shop.root, 'Clear all')?.click();
      go(({ filters }) => filters.clear());
    },
    sort() {
      const control = on.select(shop.root, 'sort')!;
      const sort = roll.of([...control.options]).value;
      on.choose(control, sort);
      go((next) => void (next.sort = sort));
    },
    size() {
      const size = pageSize * roll.of([1, 2, 4]);
      const control = on.select(shop.root, 'page_limit');
      // Not asked where all fit on one page.
      if (!control) return;
      on.choose(control, String(size));
      go((next) => void (next.size = size));
    },
    turn() {
      const link = roll.of(on.pageLinks(shop.root));
      // A browser makes no new entry of a link to where one is.
      if (!link || link === shop.history.url.href) return;
      shop.storefront.routing.navigate(link);
      go((next) => void (next.page = Number(new URL(link).searchParams.get('page') ?? 1)));
    },
    back() {
      if (shop.history.go(-1)) at -= 1;
    },
    forward() {
      if (shop.history.go(1)) at += 1;
    },
    reload: () => shop.reload(),
    unfold: () => on.unfold(shop.root),
  };
  const names = [...Object.keys(actions), 'toggle', 'toggle', 'toggle', 'turn', 'back'];

  const log: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const name = roll.of(names);
    await actions[name]!();
    log.push(`${name} ${write(wish(), nameOf)}`);
    // Now and then the shopper is quicker than the backend: the last wish counts.
    if (roll.below(4) === 0) {
      await new Promise((done) => setTimeout(done));
      continue;
    }
    await shop.settle();
    const story = log.join('\n');
    const url = shop.history.url.search.slice(1);
    expect(decodeURIComponent(url), story).toBe(write(wish(), nameOf));

    const products = await ask(shop, wish());
    expect(on.skuPaths(shop.root), story).toEqual(products.items.map(({ url_key }) => `${url_key}.html`));
    expect(on.count(shop.root), story).toContain(String(products.total_count));

    const wanted = [...wish().filters].flatMap(([code, values]) =>
      [...values].map((value) => `${code} ${value}`),
    );
    const key = (option: { facet: string; name: string }) => Object.values(codeAndValue(option)).join(' ');
    const shown = on.options(shop.root);
    const chosen = shown.filter(({ isChosen }) => isChosen).map(key);
    // A typed price is no step.
    const inPanel = wanted.filter((id) => !id.startsWith('price') || chosen.includes(id));
    expect(chosen.sort(), story).toEqual(inPanel.sort());
    const chips = on.chips(shop.root).map(({ text }) => {
      const [facet = '', label = ''] = text.split(': ');
      return key({ facet, name: label });
    });
    expect(chips.sort(), story).toEqual(wanted.sort());
    const price = [...(wish().filters.get('price') ?? ['_'])].join().split('_');
    expect(on.prices(shop.root), story).toEqual(price);

    // What a number beside an option promises is what choosing it gives.
    const promise = roll.of(shown.filter(({ facet }) => !wish().filters.has(groupOf(facet).attribute_code)));
    if (promise && wish().filters.size < 4) {
      const { code, value } = codeAndValue(promise);
      const next = copy(wish());
      next.filters.set(code, new Set([value]));
      expect(promise.count, `${story}\n${code} ${value}`).toBe(
        (await ask(shop, { ...next, page: 1 })).total_count,
      );
    }
  }
});
