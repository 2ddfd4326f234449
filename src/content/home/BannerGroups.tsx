// Groups of smaller pictures on the home page: plain rows, or a picture beside its words.
import '../../locale/en_US/content';
import { useText } from '../../locale/use-text';
import { Button } from '../../ui/Button';
import { ContentPicture } from './ContentPicture';
import type { BannerGroup } from './home-content';
import { useContentLink } from './use-content-link';

export function BannerGroups({ groups }: { groups: readonly BannerGroup[] }) {
  const text = useText();
  const href = useContentLink();
  const name = (group: BannerGroup, index: number) =>
    group.buttons[index]?.name || group.title || text('content.discover');

  return groups.map((group, place) =>
    group.alignment === 'plain' ? (
      <section key={place} className="banner-group home-section" part="banner-group">
        {group.title && <h2 className="home-title">{group.title}</h2>}
        <ul className="banner-group-row">
          {group.images.map((image, index) => {
            const button = group.buttons[index] ?? group.buttons[0];
            const picture = (
              <ContentPicture
                image={image}
                sizes="(width < 768px) 100vw, 50vw"
                alt={button?.name ? '' : undefined}
              />
            );
            return (
              <li key={image.url} className="banner-tile">
                {button ? (
                  <a
                    className="banner-tile-link"
                    href={href(button.link)}
                    aria-label={button.name || image.alt ? undefined : name(group, index)}
                  >
                    {picture}
                    {button.name && <span className="banner-tile-name">{button.name}</span>}
                  </a>
                ) : (
                  picture
                )}
              </li>
            );
          })}
        </ul>
      </section>
    ) : (
      <section
        key={place}
        className={`banner-split banner-split-${group.alignment} home-section`}
        part="banner-group"
      >
        {group.images[0] && (
          <ContentPicture image={group.images[0]} sizes="(width < 768px) 100vw, 60vw" alt="" />
        )}
        <div className="banner-split-words">
          {group.title && <h2 className="home-title">{group.title}</h2>}
          {group.buttons.map((button, index) => (
            <Button
              key={button.link}
              variant="secondary"
              href={href(button.link)}
              aria-label={
                button.name ? undefined : text('content.discoverNamed', { name: name(group, index) })
              }
            >
              {button.name || text('content.discover')}
            </Button>
          ))}
        </div>
      </section>
    ),
  );
}
