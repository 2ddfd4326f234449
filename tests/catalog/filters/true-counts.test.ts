// The number beside a choice is how many products there are after choosing it, whatever is chosen already.
import { createReadStream } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalog } from '../../../demo-host/backend/import/import-catalog';
import { profileNames, type ProfileName } from '../../../demo-host/backend/profile';
import { setOnly, setRange, toggleValue } from '../../../src/catalog/filters/choices';
import { withPriceSteps } from '../../../src/catalog/filters/price-steps';
import { facetsFrom, type Facet, type FacetOption } from '../../../src/catalog/listing/facet';
import {
  facetVariables,
  ListingFacetsDocument,
  parseFacets,
  type FacetsAnswer,
} from '../../../src/catalog/listing/facets-api';
import { filterInput, type ListingSource } from '../../../src/catalog/listing/listing-source';
import type { Filter } from '../../../src/catalog/listing/listing-url';
import { createText } from '../../../src/words/text';
import { testBackend, testNow, type TestBackend } from '../../support/backend';
import { merchantCatalogue } from '../../support/merchant-catalogue';
import { isWhole } from '../../support/whole';
import { dice } from './dice';

const text = createText('en_US');
const patience = 120_000;
const currencies = isWhole ? ['USD', 'EUR', 'GBP'] : ['EUR'];
const catalogues = [
  { name: 'the own assortment', csv: undefined, sets: isWhole ? 6 : 2 },
  // Each set takes seconds here.
  ...(isWhole && merchantCatalogue
    ? [{ name: 'a merchant’s catalogue', csv: merchantCatalogue, sets: 2 }]
    : []),
];
type Scopes = Record<'a category' | 'a search', ListingSource['scope']>;
let scopes: Scopes;
/** The categories below, which are all that its page offers. */
let within: readonly string[];

let backend: TestBackend;
let currency = 'USD';

async function askWith(scope: ListingSource['scope'], filters: readonly Filter[]): Promise<FacetsAnswer> {
  const { data, errors } = await backend.graphql(
    ListingFacetsDocument,
    { ...facetVariables(scope, filters) },
    { headers: { 'content-currency': currency } },
  );
  expect(errors).toBeUndefined();
  return parseFacets(data as never, filters);
}

/** With steps of prices as a shopper sees them. */
async function facetsWith(scope: ListingSource['scope'], filters: readonly Filter[]): Promise<FacetsAnswer> {
  const count = async (more: readonly Filter[]) =>
    (await askWith({ ...scope, filter: filterInput(scope, more) }, [])).whole;
  return withPriceSteps(await askWith(scope, filters), count);
}

const shownWith = (scope: ListingSource['scope'], answer: FacetsAnswer, filters: readonly Filter[]) =>
  facetsFrom(answer, {
    filters,
    kinds: undefined,
    categories: scope.search ? undefined : within,
    text,
  });

async function totalWith(scope: ListingSource['scope'], filters: readonly Filter[]): Promise<number> {
  const { data } = await backend.graphql<{ products: { total_count: number } }>(
    `query($search: String, $filter: ProductAttributeFilterInput) {
      products(search: $search, filter: $filter, pageSize: 1) { total_count } }`,
    { ...(scope.search && { search: scope.search }), filter: filterInput(scope, filters) },
    { headers: { 'content-currency': currency } },
  );
  return data!.products.total_count;
}

function choose(filters: readonly Filter[], { code, isFlag }: Facet, { value, ends, isChosen }: FacetOption) {
  if (ends) return setRange(filters, code, isChosen ? {} : ends);
  return isFlag ? setOnly(filters, code, isChosen ? undefined : value) : toggleValue(filters, code, value);
}

async function openShop(profile: ProfileName, csv: string | undefined): Promise<void> {
  backend = await testBackend({ profile });
  if (csv) await importCatalog(backend.db, createReadStream(csv), { now: testNow });
  const { data } = await backend.graphql<{
    categories: { items: { uid: string; children: { uid: string }[] }[] };
  }>(`{ categories(filters: { name: { match: "Spirits" } }) { items { uid children { uid } } } }`);
  const [spirits] = data!.categories.items;
  within = spirits!.children.map(({ uid }) => uid);
  scopes = {
    'a category': { filter: { category_uid: { eq: spirits!.uid } } },
    'a search': { filter: {}, search: 'gin' },
  };
}

describe.each(profileNames.flatMap((profile) => catalogues.map((shop) => ({ profile, ...shop }))))(
  'on $profile with $name',
  ({ profile, csv, sets }) => {
    beforeAll(() => openShop(profile, csv), patience);
    afterAll(() => backend.close());

    it.each(
      (['a category', 'a search'] as const).flatMap((name) =>
        currencies.map((code) => [name, code] as const),
      ),
    )('counts of %s in %s are true', { timeout: patience }, async (name, code) => {
      currency = code;
      const scope = scopes[name];
      const roll = dice(name.length);
      for (let set = 0; set < sets; set += 1) {
        let filters: readonly Filter[] = [];
        for (let step = roll.below(5); step >= 0; step -= 1) {
          const answer = await facetsWith(scope, filters);
          const story = JSON.stringify(filters);
          const promises = shownWith(scope, answer, filters).flatMap((facet) =>
            facet.options.map((option) => ({ facet, option })),
          );
          for (const { facet, option } of promises) {
            const { count, adds, isChosen } = option;
            if (count === undefined || roll.below(3)) continue;
            if (isChosen) {
              const isOnly = (facet.filter?.values?.length ?? 1) === 1;
              if (isOnly) expect(count, `${story} ${facet.code} chosen`).toBe(answer.now.total);
              continue;
            }
            const after = await totalWith(scope, choose(filters, facet, option));
            expect(after - (adds ? answer.now.total : 0), `${story} ${facet.code} ${option.label}`).toBe(
              count,
            );
          }
          const next = roll.of(promises.filter(({ option }) => option.count !== 0 || roll.below(8) === 0));
          if (!next) break;
          filters = choose(filters, next.facet, next.option);
        }
      }
    });
  },
);
