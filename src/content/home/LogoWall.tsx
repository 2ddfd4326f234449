// Logos side by side, each leading to its brand; a brand without a picture is set in type.
import '../../words/catalogue/content';
import { useText } from '../../words/use-text';
import { useElementId } from '../../ui/use-element-id';
import type { BrandLogo } from './home-content';
import { srcSetOf, usualUrl } from './renditions';
import { useContentLink } from './use-content-link';

export interface LogoWallProps {
  logos: readonly BrandLogo[];
  heading?: string;
}

export function LogoWall({ logos, heading }: LogoWallProps) {
  const text = useText();
  const href = useContentLink();
  const id = useElementId();
  return (
    <section className="brand-logos home-section" part="brand-logos" aria-labelledby={id}>
      <h2 className="content-title" id={id}>
        {heading || text('content.premiumBrands')}
      </h2>
      <ul className="brand-logos-wall">
        {logos.map(({ name, link, image }) => {
          const logo = image ? (
            <img
              className="brand-logo-picture"
              width={image.width}
              height={image.height}
              alt={name || image.alt}
              loading="lazy"
              decoding="async"
              sizes={srcSetOf(image) && '200px'}
              srcSet={srcSetOf(image)}
              src={usualUrl(image)}
            />
          ) : (
            <span className="brand-logo-name">{name}</span>
          );
          return (
            <li key={name + link} className="brand-logo" part="brand-logo">
              {link ? (
                <a className="brand-logo-link" href={href(link)}>
                  {logo}
                </a>
              ) : (
                logo
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
