// An address that only the backend can tell the meaning of: category, product, CMS page, redirect or nothing (SPEC 2.2).
import { categoryFields, pageOf, readablePageSize, readCategory, type Category } from './category';
import { cmsFields, readCmsPage, type CmsPage } from './cms-page';
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

export function findRouted(visit: Visit): Promise<{ found: Found; shell: Shell }> {
  const { url } = visit;
  const variables = { url: decodeURI(url.pathname), pageSize: readablePageSize, page: pageOf(url) };
  return askPage<ShellAnswer & { route: Route | null }>(visit, routeQuery, variables, ({ route }, shell) => {
    if (!route) return undefined;
    const path = `/${(route.relative_url ?? url.pathname).replace(/^\/+/, '')}`;
    if (route.redirect_code === 301 || route.redirect_code === 302)
      return new Response(null, { status: route.redirect_code, headers: { location: path + url.search } });
    if (route.type === 'CATEGORY') return readCategory(route, path, shell, visit);
    if (route.type === 'PRODUCT') return readProduct(route, path, shell, visit);
    return { ...readCmsPage(route), canonical: path };
  });
}
