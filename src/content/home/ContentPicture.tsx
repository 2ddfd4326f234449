// A picture of the content service, with another one for narrow screens where the editor gave it.
import type { ContentImage } from './home-content';

interface ContentPictureProps {
  image: ContentImage;
  /** Shown below 768 px. */
  mobileImage?: ContentImage;
  sizes: string;
  alt?: string;
  priority?: boolean;
  /** Out of sight, but about to come into it. */
  isNext?: boolean;
}

const srcSet = (image: ContentImage) =>
  image.renditions.length
    ? image.renditions.map(({ url, width }) => `${url} ${width}w`).join(', ')
    : image.url;

export function ContentPicture({ image, mobileImage, sizes, alt, priority, isNext }: ContentPictureProps) {
  return (
    <picture className="content-picture">
      {mobileImage && <source media="(width < 768px)" srcSet={srcSet(mobileImage)} sizes="100vw" />}
      <img
        src={image.url}
        srcSet={image.renditions.length ? srcSet(image) : undefined}
        sizes={image.renditions.length ? sizes : undefined}
        width={image.width}
        height={image.height}
        alt={alt ?? image.alt}
        loading={priority || isNext ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
