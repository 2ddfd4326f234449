// The home page: banners, new products, offers, banner groups, brands, how it goes.
import '../../locale/en_US/content';
import { useText } from '../../locale/use-text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BannerGroups } from './banners/BannerGroups';
import { Banners } from './banners/Banners';
import { BrandLogos } from './BrandLogos';
import { DutyFreeSteps } from './DutyFreeSteps';
import { HomeShelf } from './HomeShelf';
import { SpecialOffers } from './SpecialOffers';
import { Welcome } from './Welcome';

export function Home() {
  const text = useText();
  return (
    <div className="home" part="home">
      <h1>
        <VisuallyHidden>{text('content.welcome')}</VisuallyHidden>
      </h1>
      <Banners otherwise={<Welcome />} />
      <HomeShelf />
      <SpecialOffers />
      <BannerGroups />
      <BrandLogos />
      <DutyFreeSteps />
    </div>
  );
}
