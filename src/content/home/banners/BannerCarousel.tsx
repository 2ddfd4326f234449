// The big pictures at the top of the home page. What turns them comes as soon as there is time for it.
import '../../../words/catalogue/content';
import { useEffect, useState } from 'react';
import { useText } from '../../../words/use-text';
import { whenIdle } from '../../../late/when-idle';
import { Button } from '../../../ui/Button';
import { latePart } from '../../../late/late-part';
import { ContentPicture } from '../ContentPicture';
import type { Banner } from '../home-content';
import { useContentLink } from '../use-content-link';
import { bannerSizes, isBesideWords } from './banner-sizes';

const BannerControls = latePart(async () => ({
  default: (await import('./BannerControls')).BannerControls,
}));

export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const text = useText();
  const href = useContentLink();
  const count = banners.length;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [index, setIndex] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true), 0), []);
  // Narrow ones turn by themselves, and a finger gives no notice.
  const isTurning = isHovered || isFocused || (isWanted && matchMedia('(width < 768px)').matches);

  return (
    <section
      className="banners"
      part="banners"
      aria-roledescription={text('content.carousel')}
      aria-label={text('content.highlights')}
      onPointerEnter={() => {
        setWanted(true);
        setHovered(true);
      }}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => {
        setWanted(true);
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    >
      <div className="banners-viewport" ref={setViewport}>
        <ul className="banners-track">
          {banners.map((banner, position) => (
            <li
              key={position}
              className={`banner banner-${banner.alignment}${isBesideWords(banner) ? ' banner-beside' : ''}`}
              aria-roledescription={text('content.slide')}
              aria-label={text('content.bannerOf', { n: position + 1, count })}
              inert={position !== index}
            >
              {banner.image && (
                <ContentPicture
                  image={banner.image}
                  mobileImage={banner.mobileImage}
                  {...bannerSizes(banner)}
                  alt={banner.title ? '' : undefined}
                  priority={position === 0}
                  isNext={isTurning && position === index + 1}
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
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className="banners-controls">
          {isWanted && viewport && (
            <BannerControls viewport={viewport} onIndex={setIndex} isHeld={isHovered || isFocused} />
          )}
        </div>
      )}
    </section>
  );
}
