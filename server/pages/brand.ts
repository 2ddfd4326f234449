// The brand pages, which the backend has no route for.
import { parseBrands, type BrandsQuery } from '../../src/catalog/brand-names/api';
import { brandPath, findBrand } from '../../src/catalog/brand-names/brands';
import { anchor, list } from './readable';
import { shellFields, type Shell, type ShellAnswer } from './shell';
import { askPage, type Found, type Visit } from './visit';

export const brandFields = /* GraphQL */ `
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
`;

const brandsQuery = /* GraphQL */ `query ServerBrands { ${shellFields} ${brandFields} }`;

/** `asked`: the last part of the address; '' is the list of all. */
export function findBrandPage(visit: Visit, asked: string): Promise<{ found: Found; shell: Shell }> {
  return askPage<ShellAnswer & BrandsQuery>(visit, brandsQuery, {}, (answer) => {
    const brands = parseBrands(answer);
    const brand = asked ? findBrand(brands, asked) : undefined;
    if (asked && !brand) return undefined;
    return {
      title: brand?.name ?? 'Brands',
      area: 'brand',
      canonical: brand ? brandPath(brand) : '/brands',
      crumbs: brand ? [{ label: 'Brands', path: '/brands' }] : [],
      content: list(
        brands.map((one) => anchor({ label: one.name, path: decodeURIComponent(brandPath(one)) })),
      ),
    };
  });
}

/** What an option of the attribute `brand` is called; '' where that cannot be told. */
export async function brandLabel(option: string, { ask }: Visit): Promise<string> {
  const answer = await ask<BrandsQuery>(`query ServerBrandNames { ${brandFields} }`).catch(() => undefined);
  return (answer && parseBrands(answer).find(({ id }) => id === option)?.name) ?? '';
}
