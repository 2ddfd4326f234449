// The banners of a brand, one below the other; the first one is the top of the page.
import { useStorefront } from '../../use-storefront';
import { imageSrcSet, imageUrl, imageWidths } from '../../ui/picture/image-url';
import { contentHref } from '../content-href';
import type { BrandBanner } from './brand-content';

/** Width divided by height; the picture is cut to it. */
const wide = 2.4;
const tall = 1.25;
const widths = imageWidths.slice(3);

export function BrandBanners({ banners }: { banners: readonly BrandBanner[] }) {
  const { routing } = useStorefront();
  return banners.map(({ image, imageMobile, alt, href }, index) => {
    const picture = (
      <picture>
        <source
          media="(width < 640px)"
          sizes="100vw"
          srcSet={imageSrcSet(imageMobile ?? image, {
            widths: widths.slice(0, 4),
            ratio: tall,
            type: 'image-category',
          })}
        />
        <img
          width={1280}
          height={Math.round(1280 / wide)}
          alt={alt}
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : undefined}
          decoding="async"
          sizes="(width < 1440px) 100vw, 1440px"
          srcSet={imageSrcSet(image, { widths, ratio: wide, type: 'image-category' })}
          src={imageUrl(image, { width: 1280, height: 1280 / wide, type: 'image-category' })}
        />
      </picture>
    );
    return (
      <div key={image} className="brand-banner" part="banner">
        {href ? <a href={contentHref(href, routing.href)}>{picture}</a> : picture}
      </div>
    );
  });
}
