// An address that only the backend can tell the meaning of: category, product, CMS page, redirect or nothing (behaviour 2.2).
import { categoryFields, pageOf, usualPageSize, readCategory, type Category } from './category';
import { cmsFields, readCmsPage, type CmsPage } from './cms-page';
import { redirectAddress, redirectTo } from './redirect';
import { productFields, readProduct, type Product } from './product';
import { shellFields, type Shell, type ShellAnswer } from './shell';
import { askPage, type Found, type Visit } from './visit';

const routeQuery = /* GraphQL */ `
  query ServerRoute($url: String!, $pageSize: Int!, $page: Int!) {
    ${shellFields}
    route(url: $url) {
      __typename
      relative_url
      redirect_code
      type
      ... on CmsPage { ${cmsFields} }
      ... on CategoryTree { ${categoryFields} }
      ... on ProductInterface { ${productFields} }
    }
  }
`;

interface Routed {
  relative_url: string | null;
  redirect_code: number;
}
type Route = Routed &
  (({ type: 'CATEGORY' } & Category) | ({ type: 'PRODUCT' } & Product) | ({ type: 'CMS_PAGE' } & CmsPage));

/** A backend also finds the addresses of products that it does not sell any more; its list of products has them no longer. */
const soldQuery = /* GraphQL */ `
  query ServerSold($key: String!) {
    products(filter: { url_key: { eq: $key } }, pageSize: 1) {
      items {
        uid
      }
    }
  }
`;

/** `path`: of the address, decoded. */
export async function findRouted(visit: Visit, path: string): Promise<{ found: Found; shell: Shell }> {
  const { listings } = visit;
  const pageSize = listings.pageSize ?? usualPageSize;
  const variables = { url: path, pageSize, page: pageOf(visit.url) };
  let key: string | null | undefined;
  const page = await askPage<ShellAnswer & { route: Route | null }>(
    visit,
    routeQuery,
    variables,
    ({ route }, shell) => {
      if (route?.type === 'PRODUCT') key = route.url_key;
      return route ? readRoute(route, shell, visit) : undefined;
    },
  );
  const { pageSize: own = usualPageSize } = page.shell;
  listings.pageSize = own;
  // Its pages are the shop's: asked again, once.
  if (own !== pageSize && isListing(page.found)) return findRouted(visit, path);
  if (!key || page.found instanceof Response || (await isSold(visit, key))) return page;
  return { ...page, found: undefined };
}

const isListing = (found: Found): boolean =>
  found !== undefined && !(found instanceof Response) && found.area === 'category';

function readRoute(route: Route, shell: Shell, visit: Visit): Found | Promise<Found> {
  const { relative_url: target, redirect_code: code } = route;
  const path = `/${(target ?? visit.url.pathname).replace(/^\/+/, '')}`;
  if (target && (code === 301 || code === 302)) {
    const location = redirectAddress(target, visit.url);
    if (location === undefined) return undefined;
    // A rewrite that leads to itself must not send people round in a circle.
    if (location.split(/[?#]/, 1)[0] !== visit.url.pathname) return redirectTo(location, code);
  }
  if (route.type === 'CATEGORY') return readCategory(route, path, shell, visit);
  if (route.type === 'PRODUCT') return readProduct(route, path, shell, visit);
  return route.type === 'CMS_PAGE' ? { ...readCmsPage(route, shell), canonical: path } : undefined;
}

async function isSold({ ask }: Visit, key: string): Promise<boolean> {
  const { products } = await ask<{ products?: { items?: object[] | null } | null }>(soldQuery, { key });
  return products?.items?.length !== 0;
}
