// The brands of which the shop has most, by name.
import { BrandsDocument, everything, parseBrands } from '../../catalog/brand-names/api';
import { brandPath, mainBrands } from '../../catalog/brand-names/brands';
import { followShopper } from '../../catalog/state';
import { useLive } from '../../catalog/use-live';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import { LogoRoom } from './LogoRoom';
import { LogoWall } from './LogoWall';

const createBrandNames = (storefront: Storefront) =>
  liveQuery(
    storefront.transport,
    BrandsDocument,
    () => {
      followShopper(storefront);
      return { everything, blocks: [], hasBlock: false };
    },
    parseBrands,
  );

export interface MainBrandsProps {
  heading?: string;
  limit: number;
}

export function MainBrands({ heading, limit }: MainBrandsProps) {
  const names = useLive(createBrandNames, '').value;
  const brands = names?.data.value;
  // The page has more to show: brands that did not come are simply not there.
  if (brands?.length === 0 || (!brands && names?.error.value)) return null;
  if (!brands) return <LogoRoom />;
  const shown = mainBrands(brands, undefined, Math.max(1, limit));
  return (
    <LogoWall
      heading={heading}
      logos={shown.map((brand) => ({ name: brand.name, link: brandPath(brand) }))}
    />
  );
}
