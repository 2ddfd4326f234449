// A brand: its banners, its film, its words, the way to other brands, and its products. Without a brand: all of them.
import { useEffect, useEffectEvent } from 'react';
import '../../words/catalogue/brand';
import '../../words/catalogue/breadcrumbs';
import '../../words/catalogue/catalog';
import '../../words/catalogue/listing';
import { useText } from '../../words/use-text';
import { classNames } from '../../ui/class-names';
import { Breadcrumbs, type BreadcrumbsProps } from '../../ui/breadcrumbs/Breadcrumbs';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';
import { useLive } from '../use-live';
import { BrandBanners } from './BrandBanners';
import { BrandNavigation } from './BrandNavigation';
import { BrandProducts } from './BrandProducts';
import { BrandShape } from './BrandShape';
import { BrandVideo } from './BrandVideo';
import { BrandWords } from './BrandWords';
import type { Brand } from '../brand-names/brands';
import type { BrandContent } from './brand-content';
import { createBrand } from './state';

export interface BrandPageProps {
  /** Option of the attribute `brand`, or the brand's name, or what its address calls it. */
  brand?: string;
  onBrandViewed?: (detail: { id: string; name: string }) => void;
  /** No product that this shopper can see is of such a brand. */
  onNotFound?: (detail: { brand: string }) => void;
}

const BrandList = latePart(
  async () => ({ default: (await import('./BrandList')).BrandList }),
  <BrandShape />,
);

export function BrandPage({ brand: asked = '', onBrandViewed, onNotFound }: BrandPageProps) {
  const { routing } = useStorefront();
  const text = useText();
  const held = useLive((storefront) => createBrand(storefront, asked), asked);
  const state = held.value;
  const brands = state?.brands.value;
  const brand = state?.brand.value;

  const tell = useEffectEvent((id: string | undefined) => {
    if (!asked) routing.setTitle(text('catalog.brands'));
    else if (!brand || !id) onNotFound?.({ brand: asked });
    else {
      routing.setTitle(brand.name);
      onBrandViewed?.({ id, name: brand.name });
    }
  });
  const isAnswered = brands !== undefined;
  const id = brand?.id;
  useEffect(() => {
    if (isAnswered) tell(id);
  }, [isAnswered, id]);

  const home = { label: text('catalog.homeCrumb'), href: routing.href('/') };
  const all = { label: text('catalog.brands'), href: routing.href('/brands') };
  if (!state || !brands)
    return (
      <div className="category brand" key="waiting">
        {state?.error.value ? (
          <EmptyState
            icon="alert"
            title={text('catalog.brandErrorTitle')}
            message={text('catalog.brandErrorMessage')}
            level={1}
            action={
              <Button busy={state.pending.value} onClick={state.reload}>
                {text('catalog.retry')}
              </Button>
            }
          />
        ) : (
          <BrandShape />
        )}
      </div>
    );
  if (!asked)
    return (
      <div className="category brand" key="all">
        <Breadcrumbs items={[home]} current={text('catalog.brands')} />
        <BrandList brands={brands} />
      </div>
    );
  if (!brand)
    return (
      <div className="category brand" key="unknown">
        <EmptyState
          title={text('catalog.brandUnknownTitle')}
          message={text('catalog.brandUnknownMessage')}
          level={1}
          action={<Button href={all.href}>{text('catalog.brands')}</Button>}
        />
      </div>
    );

  return (
    <KnownBrand
      key={brand.id}
      brand={brand}
      brands={brands}
      content={state.content.value}
      trail={[home, all]}
    />
  );
}

interface KnownBrandProps {
  brand: Brand;
  brands: readonly Brand[];
  content: BrandContent;
  /** The way to it. */
  trail: BreadcrumbsProps['items'];
}

function KnownBrand({ brand, brands, content: { banners, video, words }, trail }: KnownBrandProps) {
  const isTold = Boolean(video) || words.length > 0;
  // A column of brands needs something of its height beside it.
  const isLong = Boolean(video) || words.length > 4;
  return (
    <div className="category brand">
      <Breadcrumbs items={trail} current={brand.name} />
      <BrandBanners banners={banners} />
      <header className="category-head">
        <h1 className="category-title" part="title">
          {brand.name}
        </h1>
      </header>
      <div className={classNames('brand-body', isLong && 'brand-body-told')}>
        <BrandNavigation brands={brands} shown={brand} />
        {isTold && (
          <div className="brand-story">
            {video && <BrandVideo video={video} name={brand.name} />}
            <BrandWords words={words} />
          </div>
        )}
      </div>
      <BrandProducts brand={brand} below={banners.length > 0 || isTold} />
    </div>
  );
}
