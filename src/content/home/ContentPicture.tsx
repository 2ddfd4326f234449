// A picture of the content service in the widths that the service has, with another one for narrow screens where the editor gave it.
import { PictureFrame } from '../../ui/picture/PictureFrame';
import type { ContentImage } from './home-content';
import { ratioOf, srcSetOf, usualUrl } from './renditions';

interface ContentPictureProps {
  image: ContentImage;
  /** Shown below 768 px. */
  mobileImage?: ContentImage;
  sizes: string;
  mobileSizes?: string;
  alt?: string;
  priority?: boolean;
  /** Out of sight, but about to come into it. */
  isNext?: boolean;
}

export function ContentPicture({
  image,
  mobileImage,
  sizes,
  mobileSizes = '100vw',
  alt,
  priority,
  isNext,
}: ContentPictureProps) {
  const srcSet = srcSetOf(image);
  return (
    <PictureFrame
      className="content-picture"
      src={usualUrl(image)}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      source={
        mobileImage && (
          <source
            media="(width < 768px)"
            sizes={mobileSizes}
            srcSet={srcSetOf(mobileImage) ?? mobileImage.url}
          />
        )
      }
      width={image.width}
      height={image.height}
      ratio={ratioOf(image)}
      alt={alt ?? image.alt}
      priority={priority}
      loading={priority || isNext ? 'eager' : 'lazy'}
    />
  );
}
