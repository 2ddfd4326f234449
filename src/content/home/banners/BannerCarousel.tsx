// The big pictures at the top of the home page.
import '../../../locale/en_US/content';
import { useRef } from 'react';
import { useText } from '../../../locale/use-text';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/icon/IconButton';
import { useMedia } from '../../../ui/use-media';
import { ContentPicture } from '../ContentPicture';
import type { Banner } from '../home-content';
import { useContentLink } from '../use-content-link';
import { narrowCarousel, useCarousel } from './use-carousel';

export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const text = useText();
  const href = useContentLink();
  const track = useRef<HTMLUListElement>(null);
  const isNarrow = useMedia(narrowCarousel);
  const count = banners.length;
  const carousel = useCarousel(track, count, isNarrow);
  const [first] = banners;
  const slides = isNarrow && count > 1 && first ? [...banners, first] : banners;

  return (
    <section
      className="banners"
      part="banners"
      aria-roledescription={text('content.carousel')}
      aria-label={text('content.highlights')}
      onPointerEnter={() => carousel.hover(true)}
      onPointerLeave={() => carousel.hover(false)}
      onFocus={() => carousel.focus(true)}
      onBlur={() => carousel.focus(false)}
    >
      <ul className="banners-track" ref={track}>
        {slides.map((banner, index) => {
          const isRepeat = index >= count;
          return (
            <li
              key={index}
              className={`banner banner-${banner.alignment}`}
              aria-roledescription={text('content.slide')}
              aria-label={text('content.bannerOf', { n: index + 1, count })}
              aria-hidden={isRepeat || undefined}
              inert={isRepeat || (count > 1 && index !== carousel.index)}
            >
              {banner.image && (
                <ContentPicture
                  image={banner.image}
                  mobileImage={banner.mobileImage}
                  sizes="min(100vw, 1440px)"
                  alt={banner.title ? '' : undefined}
                  priority={index === 0}
                />
              )}
              <div className="banner-words">
                {banner.title && <h2 className="banner-title">{banner.title}</h2>}
                {banner.text && <p className="banner-text">{banner.text}</p>}
                {banner.buttons.length > 0 && (
                  <p className="banner-buttons">
                    {banner.buttons.map((button, place) => (
                      <Button
                        key={button.name}
                        href={href(button.link)}
                        variant={place === 0 ? 'primary' : 'secondary'}
                      >
                        {button.name}
                      </Button>
                    ))}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {count > 1 && (
        <div className="banners-controls">
          {carousel.autoplays && (
            <IconButton
              label={text(carousel.paused ? 'content.play' : 'content.pause')}
              icon={carousel.paused ? 'play' : 'pause'}
              onClick={() => carousel.setPaused(!carousel.paused)}
            />
          )}
          <IconButton label={text('content.previous')} icon="chevron-left" onClick={() => carousel.go(-1)} />
          <IconButton label={text('content.next')} icon="chevron-right" onClick={() => carousel.go(1)} />
        </div>
      )}
    </section>
  );
}
