// The home page: banners, new products, offers, banner groups, how it goes.
import '../../locale/en_US/content';
import { useText } from '../../locale/use-text';
import { useStorefront } from '../../use-storefront';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { BannerCarousel } from './BannerCarousel';
import { BannerGroups } from './BannerGroups';
import { DutyFreeSteps } from './DutyFreeSteps';
import { HomeShelf } from './HomeShelf';
import { SpecialOffers } from './SpecialOffers';
import { createHome } from './state';
import { Welcome } from './Welcome';

export function Home() {
  const text = useText();
  const home = useStorefront().feature(createHome);
  const content = home.content.value;

  return (
    <div className="home" part="home">
      <h1>
        <VisuallyHidden>{text('content.welcome')}</VisuallyHidden>
      </h1>
      {content && content.banners.length > 0 ? (
        <BannerCarousel banners={content.banners} />
      ) : home.pending.value ? (
        <div className="banners-waiting" aria-hidden="true" />
      ) : (
        <Welcome />
      )}
      <HomeShelf />
      {content && content.offers.length > 0 && <SpecialOffers offers={content.offers} />}
      {content && <BannerGroups groups={content.groups} />}
      <DutyFreeSteps />
    </div>
  );
}
