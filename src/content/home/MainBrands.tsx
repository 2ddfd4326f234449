// The brands of which the shop has most, by name.
import { brandPath, mainBrands } from '../../catalog/brand/brands';
import { createBrand } from '../../catalog/brand/state';
import { useLive } from '../../catalog/use-live';
import type { BrandLogosProps } from './BrandLogos';
import { LogoWall } from './LogoWall';

export function MainBrands({ heading, limit = 12 }: BrandLogosProps) {
  const state = useLive((storefront) => createBrand(storefront, ''), '').value;
  const brands = state?.brands.value;
  // The page has more to show: brands that did not come are simply not there.
  if (state?.error.value || brands?.length === 0) return null;
  if (!brands) return <div className="brand-logos-waiting home-section" />;
  const shown = mainBrands(brands, undefined, Math.max(1, limit));
  return (
    <LogoWall
      heading={heading}
      logos={shown.map((brand) => ({ name: brand.name, link: brandPath(brand) }))}
    />
  );
}
