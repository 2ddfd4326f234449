// What shoppers ask of a large catalogue. Every round asks for something else, so that no answer is merely remembered.
import { all, type Database } from '../../demo-host/backend/database';
import { CategoryListingDocument } from '../../src/graphql/generated/catalog-listing';
import { ProductPageDocument } from '../../src/graphql/generated/catalog-product-page';
import { ProductSearchDocument } from '../../src/graphql/generated/catalog-search-results';
import { GetMegaMenuDocument } from '../../src/graphql/generated/catalog-menu';
import { ResolveUrlDocument } from '../../src/graphql/generated/routing';

export interface Query {
  document: string;
  variables: Record<string, unknown>;
}

export interface Question {
  name: string;
  document: string;
  variables(round: number): Record<string, unknown>;
}

const uid = (id: number) => Buffer.from(String(id)).toString('base64');

const aggregations = `query ($search: String, $filter: ProductAttributeFilterInput) {
  products(search: $search, filter: $filter, pageSize: 24) {
    total_count
    items { sku name }
    aggregations { attribute_code label count options { label value count } }
  }
}`;
const suggest = `query ($search: String!) {
  products(search: $search, pageSize: 5) {
    total_count
    items { sku name url_key url_suffix small_image { url } }
    suggestions { search }
  }
}`;

/** Beginnings of two letters or more, as they are typed. */
const typed = ['ch', 'cask', 'res', 'sher', 'gold', 'harv', 'ed', 'win'];
const words = ['sherry', 'reserve', 'amber', 'estate', 'edition', 'classic', 'organic', 'gold'];
const categories = ['wine', 'whisky', 'gin', 'chocolate', 'red wine', 'rum', 'single malt', 'champagne'];
const begun = ['sherry ca', 'late h', 'small ba', 'sea s', 'glen ta', 'port f', 'amber re', 'gold e'];
const mistyped = ['shery', 'resreve', 'wiskey', 'choclate', 'tequilla', 'congac', 'amareto', 'clasic'];
const pairs = ['sherry cask', 'late harvest', 'small batch', 'sea salt', 'old vines', 'port finish'];

function turns<T>(list: readonly T[]): (round: number) => T {
  return (round) => {
    const one = list[round % list.length];
    if (one === undefined) throw new Error('The catalogue has nothing to ask for.');
    return one;
  };
}

export function questionsFor(db: Database): Question[] {
  const some = (sql: string) => all<{ value: string | number }>(db, sql).map((row) => row.value);
  const [largest = 0] = some(
    'SELECT category_id AS value FROM category_listing WHERE category_id > 2 GROUP BY category_id ORDER BY COUNT(*) DESC LIMIT 1',
  ).map(Number);
  const category = { category_uid: { eq: uid(largest) } };
  const key = turns(
    some('SELECT url_key AS value FROM product WHERE visibility = 4 ORDER BY id * 7919 % 10007 LIMIT 50'),
  );
  const categoryPath = turns(some('SELECT url_path AS value FROM category WHERE level > 1 LIMIT 40'));
  const brand = turns(
    some(
      "SELECT id AS value FROM attribute_option WHERE attribute_id = (SELECT id FROM attribute WHERE code = 'brand') LIMIT 40",
    ),
  );
  const country = turns(
    some(
      "SELECT id AS value FROM attribute_option WHERE attribute_id = (SELECT id FROM attribute WHERE code = 'country_origin')",
    ),
  );
  const [bottle = 0] = some(
    "SELECT value FROM product_facet WHERE attribute_id = (SELECT id FROM attribute WHERE code = 'bottle_size') GROUP BY value ORDER BY COUNT(*) DESC LIMIT 1",
  );
  const listing = (
    name: string,
    more: (round: number) => { filter?: object; sort?: object; currentPage?: number },
  ): Question => ({
    name,
    document: CategoryListingDocument,
    variables: (round) => {
      const { filter, ...rest } = more(round);
      return { uid: uid(largest), pageSize: 24, currentPage: 1, ...rest, filter: { ...category, ...filter } };
    },
  });
  const asked = (name: string, document: string, variables: Question['variables']) => ({
    name,
    document,
    variables,
  });
  return [
    listing('largest category, first page', () => ({})),
    listing('largest category, page 2 to 9', (round) => ({ currentPage: 2 + (round % 8) })),
    listing('… by price', (round) => ({ sort: { price: round % 2 ? 'ASC' : 'DESC' } })),
    listing('… by name', (round) => ({ sort: { name: round % 2 ? 'ASC' : 'DESC' } })),
    listing('… by newest, saving, litre, selling', (round) => ({
      sort: [{ newest: 'DESC' }, { saving: 'DESC' }, { litre_price: 'ASC' }, { best_selling: 'DESC' }][
        round % 4
      ],
    })),
    listing('… of one country', (round) => ({ filter: { country_origin: { eq: String(country(round)) } } })),
    listing('… between two prices', (round) => ({
      filter: { price: { from: String(10 + round), to: String(60 + round) } },
      sort: { price: 'ASC' },
    })),
    asked('one brand, with facets', aggregations, (round) => ({
      filter: { brand: { eq: String(brand(round)) } },
    })),
    asked('facets of the largest category', aggregations, () => ({ filter: category })),
    asked('… between two prices', aggregations, (round) => ({
      filter: { ...category, price: { from: String(5 + round), to: '400' } },
    })),
    asked('… of a common bottle size', aggregations, (round) => ({
      filter: { ...category, bottle_size: { eq: String(bottle) }, price: { from: String(5 + round) } },
    })),
    asked('facets of the whole catalogue', aggregations, () => ({ filter: {} })),
    asked('search, one word', aggregations, (round) => ({ search: turns(words)(round) })),
    asked('search, two words', aggregations, (round) => ({ search: turns(pairs)(round) })),
    asked('search page, a category by name', ProductSearchDocument, (round) => ({
      inputText: turns(categories)(round),
      filters: {},
      pageSize: 24,
    })),
    asked('search page 2 to 9, one word', ProductSearchDocument, (round) => ({
      inputText: turns(words)(round),
      filters: {},
      pageSize: 24,
      currentPage: 2 + (round % 8),
    })),
    asked('search, one word, in a category', aggregations, (round) => ({
      search: turns(words)(round),
      filter: category,
    })),
    asked('suggestions while typing', suggest, (round) => ({ search: turns(typed)(round) })),
    asked('… in the second word', suggest, (round) => ({ search: turns(begun)(round) })),
    asked('… of a mistyped word', suggest, (round) => ({ search: turns(mistyped)(round) })),
    asked('product by url_key', ProductPageDocument, (round) => ({
      filter: { url_key: { eq: key(round) } },
    })),
    asked('route of a product', ResolveUrlDocument, (round) => ({ url: `${key(round)}.html` })),
    asked('route of a category', ResolveUrlDocument, (round) => ({
      url: `${categoryPath(round)}.html`,
    })),
    asked('route that is not there', ResolveUrlDocument, (round) => ({ url: `gone-${round}.html` })),
    asked('mega menu', GetMegaMenuDocument, () => ({})),
  ];
}
