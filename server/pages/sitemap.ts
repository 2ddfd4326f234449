// The sitemap: an index, pages of products, and everything else that can be found (sitemaps.org).
import { parseBrands, type BrandsQuery } from '../../src/catalog/brand-names/api';
import { brandPath } from '../../src/catalog/brand-names/brands';
import { sniffing } from '../http/answers';
import { escapeHtml } from '../http/html';
import type { AskBackend } from './ask-backend';
import { brandFields } from './brand';
import { forEverybody, linkedFields, type LinkedCategory } from './categories';
import { href, linkTo, type Linked } from './link';

/** Products in one file of the sitemap, asked for at once. */
const fileSize = 500;

const sizeQuery = /* GraphQL */ `
  query SitemapSize {
    products(filter: { price: { from: "0" } }, pageSize: 1) {
      total_count
    }
  }
`;

const productsQuery = /* GraphQL */ `
  query SitemapProducts($size: Int!, $page: Int!) {
    products(filter: { price: { from: "0" } }, pageSize: $size, currentPage: $page, sort: { name: ASC }) {
      items {
        name
        url_key
        url_suffix
      }
    }
  }
`;

const placesQuery = /* GraphQL */ `
  query SitemapPlaces {
    storeConfig {
      category_url_suffix
    }
    categoryList {
      children {
        ${linkedFields}
        children {
          ${linkedFields}
          children {
            ${linkedFields}
            children {
              ${linkedFields}
            }
          }
        }
      }
    }
    ${brandFields}
  }
`;

const eventsQuery = /* GraphQL */ `
  query SitemapEvents {
    storeEvents(pageSize: 200) {
      items {
        id
      }
    }
  }
`;

interface Node extends LinkedCategory {
  children?: Node[] | null;
}
interface Places extends BrandsQuery {
  storeConfig: { category_url_suffix: string | null } | null;
  categoryList: { children: Node[] }[] | null;
}

const path = /^\/sitemap(?:-(places|products-(\d{1,6})))?\.xml$/;

export const isSitemap = (pathname: string): boolean => path.test(pathname);

/** `pathname` of a sitemap; undefined where there is no such file. Rejects as `ask` does. */
export async function sitemap(
  ask: AskBackend,
  pathname: string,
  shopUrl: string,
): Promise<Response | undefined> {
  const [, name, number] = path.exec(pathname) ?? [];
  if (!name) return index(ask, shopUrl);
  const paths = number ? await productPaths(ask, Number(number)) : await places(ask);
  if (!paths.length) return undefined;
  return xml(
    'urlset',
    paths.map((each) => `<url><loc>${escapeHtml(shopUrl + each)}</loc></url>`),
  );
}

async function index(ask: AskBackend, shopUrl: string): Promise<Response> {
  const files = await productFiles(ask);
  const names = ['places', ...Array.from({ length: files }, (_, file) => `products-${file + 1}`)];
  return xml(
    'sitemapindex',
    names.map((name) => `<sitemap><loc>${escapeHtml(`${shopUrl}/sitemap-${name}.xml`)}</loc></sitemap>`),
  );
}

async function productFiles(ask: AskBackend): Promise<number> {
  const { products } = await ask<{ products: { total_count: number } }>(sizeQuery);
  return Math.ceil(products.total_count / fileSize);
}

/** None where there is no such page: the backend answers that with an error. */
async function productPaths(ask: AskBackend, page: number): Promise<string[]> {
  if (page < 1 || page > (await productFiles(ask))) return [];
  const variables = { size: fileSize, page };
  const { products } = await ask<{ products: { items: Linked[] } }>(productsQuery, variables);
  return products.items.map((item) => href(linkTo(item, '')));
}

async function places(ask: AskBackend): Promise<string[]> {
  const [answer, events] = await Promise.all([
    ask<Places>(placesQuery),
    // Not every backend has events.
    ask<{ storeEvents?: { items: { id: string }[] } }>(eventsQuery).catch(() => ({ storeEvents: undefined })),
  ]);
  const suffix = answer.storeConfig?.category_url_suffix ?? '';
  const flat = (nodes: readonly Node[] | null | undefined): Node[] =>
    forEverybody(nodes).flatMap((node) => [node, ...flat(node.children)]);
  const held = events.storeEvents?.items ?? [];
  // Several menu entries lead to one page.
  return [
    ...new Set([
      '/',
      ...flat(answer.categoryList?.[0]?.children).map((node) => href(linkTo(node, suffix))),
      '/brands',
      ...parseBrands(answer).map(brandPath),
      ...(held.length ? ['/events'] : []),
      ...held.map(({ id }) => `/event/${encodeURIComponent(id)}`),
      '/contact-us',
    ]),
  ];
}

function xml(root: string, entries: readonly string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;
  return new Response(body, {
    headers: {
      ...sniffing,
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
