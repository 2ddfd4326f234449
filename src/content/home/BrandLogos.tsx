// The premium brands: those that the content service names, with their logos, or else the shop's largest by name.
import { latePart } from '../../late/late-part';
import { useStyles } from '../../ui/use-styles';
import { useNear } from '../../catalog/use-near';
import { LogoRoom } from './LogoRoom';
import { LogoWall } from './LogoWall';
import type { MainBrandsProps } from './MainBrands';
import { logoStyles } from './styles';
import { useHome } from './use-home';

const room = <LogoRoom />;
const MainBrands = latePart<MainBrandsProps>(
  async () => ({ default: (await import('./MainBrands')).MainBrands }),
  room,
);

export interface BrandLogosProps {
  /** Instead of "Premium brands". */
  heading?: string;
  /** At most this many. */
  limit?: number;
}

export function BrandLogos({ heading, limit = 12 }: BrandLogosProps) {
  useStyles(logoStyles);
  const { content, pending } = useHome();
  const { ref, isNear } = useNear<HTMLDivElement>();
  const logos = (content.value?.logos ?? []).slice(0, Math.max(1, limit));
  if (logos.length > 0) return <LogoWall logos={logos} heading={heading} />;
  return (
    <div ref={ref}>{isNear && !pending.value ? <MainBrands heading={heading} limit={limit} /> : room}</div>
  );
}
