// The home page: banners, new products, offers, banner groups, brands, how it goes; or the page that the backend's editors wrote.
import '../../words/catalogue/content';
import '../../words/catalogue/navigation';
import { useState } from 'react';
import { useText } from '../../words/use-text';
import { ProductList } from '../../catalog/shelf/ProductList';
import { latePart } from '../../late/late-part';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStorefront } from '../../use-storefront';
import { BannerGroups } from './banners/BannerGroups';
import { Banners } from './banners/Banners';
import { BrandLogos } from './BrandLogos';
import { DutyFreeSteps } from './DutyFreeSteps';
import { HomeShelf, homeShelf } from './HomeShelf';
import { SpecialOffers } from './SpecialOffers';
import { useHome } from './use-home';
import { Welcome } from './Welcome';

const CmsPage = latePart(async () => ({ default: (await import('../cms/CmsPage')).CmsPage }));

export function Home() {
  const text = useText();
  const shop = useStorefront().storeView.told.value;
  const { isAbsent } = useHome();
  const [missing, setMissing] = useState<string>();
  const page = isAbsent.value ? shop?.homePage : undefined;
  const isCms = Boolean(page) && page !== missing;
  const title = shop?.defaultTitle || shop?.name || (shop ? text('navigation.home') : '');
  return (
    <div className="home" part="home">
      {isCms ? (
        <CmsPage identifier={page} onNotFound={() => setMissing(page)} />
      ) : (
        <>
          {shop?.claim !== '' && <p className="home-claim">{shop?.claim}</p>}
          <h1>
            <VisuallyHidden>{title}</VisuallyHidden>
          </h1>
          <Banners
            otherwise={
              shop ? <Welcome title={title} message={shop.claim} /> : <div className="banners-waiting" />
            }
          />
        </>
      )}
      <HomeShelf />
      <SpecialOffers />
      <div className="home-section">
        <ProductList kind="best-sellers" title={text('content.bestSellers')} {...homeShelf} hideEmpty />
      </div>
      <BannerGroups />
      <BrandLogos />
      <DutyFreeSteps />
    </div>
  );
}
