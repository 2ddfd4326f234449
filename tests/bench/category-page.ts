// What a visit to a category asks for: the server's HTML, then the queries of menu, listing and filters.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Backend } from '../../demo-host/backend';
import { uid } from '../../demo-host/backend/catalog/rows';
import { all, type Database } from '../../demo-host/backend/database';
import type { Handler } from '../../server/http/listen';
import { createShopSite } from '../../demo-host/shop-site';
import { ListingFacetsAndInputsDocument } from '../../src/graphql/generated/catalog-listing-facets';
import { CategoryListingDocument } from '../../src/graphql/generated/catalog-listing';
import { GetMegaMenuDocument } from '../../src/graphql/generated/catalog-menu';
import type { Query } from './questions';

export interface CategoryPage {
  /** Reads the HTML of one of the largest categories, another one each round. */
  html(round: number): Promise<string>;
  /** What the page in the browser then asks. */
  queries(round: number): Query[];
}

/** The site without its built files: none of them is asked for. */
function siteOf(handle: Backend['handle'], origin: string): Handler {
  const buildFolder = mkdtempSync(join(tmpdir(), 'airside-unbuilt-'));
  const site = createShopSite({ backend: handle, buildFolder, shopUrl: origin });
  rmSync(buildFolder, { recursive: true });
  return site;
}

const noChoice = { hasChosen: false, hasA: false, hasB: false, hasC: false, hasD: false };

export function categoryPageOf(db: Database, handle: Backend['handle'], origin: string): CategoryPage {
  const site = siteOf(handle, origin);
  const categories = all<{ id: number; path: string }>(
    db,
    `SELECT category.id, url_path AS path FROM category_listing JOIN category ON category.id = category_id
     WHERE level > 1 AND is_employee_restricted = 0 GROUP BY category.id ORDER BY COUNT(*) DESC LIMIT 16`,
  );
  const categoryOf = (round: number) => {
    const category = categories[round % categories.length];
    if (!category) throw new Error('The catalogue has no category to ask for.');
    return category;
  };
  return {
    async html(round) {
      const { path } = categoryOf(round);
      const response = await site(
        new Request(`${origin}/${path}.html`, { headers: { accept: 'text/html' } }),
      );
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return response.text();
    },
    queries(round) {
      const own = uid(categoryOf(round).id);
      const filter = { category_uid: { eq: own } };
      return [
        { document: GetMegaMenuDocument, variables: {} },
        { document: CategoryListingDocument, variables: { uid: own, pageSize: 24, currentPage: 1, filter } },
        { document: ListingFacetsAndInputsDocument, variables: { scope: filter, ...noChoice } },
      ];
    },
  };
}
