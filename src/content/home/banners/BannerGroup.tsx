// One group of pictures: a plain row of them, or one picture beside its words.
import '../../../words/catalogue/content';
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { ContentPicture } from '../ContentPicture';
import type { BannerGroup as Group, ContentImage } from '../home-content';
import { ratioOf } from '../renditions';
import { useContentLink } from '../use-content-link';

const splitSizes = '(width < 768px) calc(100vw - 40px), (width < 1440px) 54vw, 780px';
const aloneSizes = '(width < 768px) calc(100vw - 40px), (width < 1440px) calc(100vw - 80px), 1360px';

/** Two or four in a row; a tile of 3 by 2 is covered, by what may be wider than it. */
const tileSizes = (image: ContentImage, isMany: boolean): string => {
  const wider = Math.max(1, (ratioOf(image) ?? 1.5) / 1.5).toFixed(2);
  const times = (width: string) => `calc(${wider} * ${width})`;
  if (isMany) return `(width < 720px) ${times('50vw')}, (width < 1440px) ${times('25vw')}, ${times('325px')}`;
  return `(width < 768px) ${times('(100vw - 40px)')}, (width < 1340px) ${times('50vw')}, ${times('670px')}`;
};

export function BannerGroup({ group }: { group: Group }) {
  const [first] = group.images;
  const title = group.title && <h2 className="content-title">{group.title}</h2>;
  if (group.alignment === 'plain')
    return (
      <section className="banner-group home-section" part="banner-group">
        {title}
        <PlainRow group={group} />
      </section>
    );
  return (
    <section className="banner-group home-section" part="banner-group">
      <div className={`banner-split banner-split-${group.alignment}`}>
        {first && <ContentPicture image={first} sizes={splitSizes} alt="" />}
        <div className="banner-split-words">
          {title}
          <Ways group={group} />
        </div>
      </div>
    </section>
  );
}

function PlainRow({ group }: { group: Group }) {
  const text = useText();
  const href = useContentLink();
  return (
    <ul className="banner-group-row">
      {group.images.map((image, index) => {
        const button = group.buttons[index] ?? group.buttons[0];
        const picture = (
          <ContentPicture
            image={image}
            sizes={group.images.length === 1 ? aloneSizes : tileSizes(image, group.images.length > 3)}
            alt={button?.name ? '' : undefined}
          />
        );
        return (
          <li key={image.url} className="banner-tile">
            {button ? (
              <a
                className="banner-tile-link"
                href={href(button.link)}
                aria-label={button.name || image.alt ? undefined : group.title || text('content.discover')}
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
  );
}

function Ways({ group }: { group: Group }) {
  const text = useText();
  const href = useContentLink();
  const named = group.title ? text('content.discoverNamed', { name: group.title }) : undefined;
  return group.buttons.map((button) => (
    <Button
      key={button.link}
      variant="secondary"
      href={href(button.link)}
      aria-label={button.name ? undefined : named}
    >
      {button.name || text('content.discover')}
    </Button>
  ));
}
