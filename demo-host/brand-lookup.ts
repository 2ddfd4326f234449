// What the server says about the brand pages, which the backend has no route for.
import { brandPath, findBrand, parseBrands } from '../src/catalog/brand/brands';
import type { BrandsQuery } from '../src/graphql/generated/catalog-brand';
import type { AskBackend } from './ask-backend';
import type { ShopPage } from './page-lookup';

const brandsQuery = /* GraphQL */ `
  query ServerBrands {
    products(filter: { price: { from: "0.01" } }, pageSize: 1) {
      aggregations {
        attribute_code
        options {
          label
          value
          count
        }
      }
    }
  }
`;

const address = /^\/brands(?:\/([^/.]+))?\/?$/;

export const isBrandPage = (pathname: string): boolean => address.test(pathname);

/** Undefined where there is no such brand. */
export async function lookUpBrand(
  ask: AskBackend,
  pathname: string,
): Promise<Pick<ShopPage, 'title' | 'area' | 'canonical' | 'links'> | undefined> {
  const asked = decodeURIComponent(address.exec(pathname)?.[1] ?? '');
  const brands = parseBrands(await ask<BrandsQuery>(brandsQuery));
  const brand = asked ? findBrand(brands, asked) : undefined;
  if (asked && !brand) return undefined;
  return {
    title: brand?.name ?? 'Brands',
    area: 'brand',
    canonical: brand ? brandPath(brand) : '/brands',
    links: brands.map((one) => ({ label: one.name, href: decodeURIComponent(brandPath(one)) })),
  };
}
