// A picture in a frame of known ratio, in the width that the screen needs.
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import { imageRatio, imageSrcSet, imageUrl, imageWidths, type ImageType, type ImageWidth } from './image-url';

export interface PictureProps {
  /** Absent or empty: a quiet placeholder of the same size. */
  src?: string | null;
  /** '' where the picture says nothing that the text beside it does not. */
  alt: string;
  widths?: readonly ImageWidth[];
  sizes: string;
  /** Width divided by height. */
  ratio?: number;
  /** Above the fold: loaded at once. */
  priority?: boolean;
  type?: ImageType;
  /** Base of relative addresses. */
  base?: string;
  className?: string;
}

export function Picture({
  src,
  alt,
  widths = imageWidths.slice(2, 7),
  sizes,
  ratio = imageRatio,
  priority = false,
  type = 'image-product',
  base,
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = shown.current;
    return () => {
      // Preact cleans up before it takes the picture away.
      if (image) queueMicrotask(() => forget(image));
    };
  }, [src, broken]);
  const optimised = type.startsWith('image-');
  const width = widths.find((candidate) => candidate >= 640) ?? widths.at(-1) ?? 640;
  return (
    <span
      className={classNames('picture', className)}
      part="picture"
      style={{ '--_ratio': ratio } as React.CSSProperties}
    >
      {src && broken !== src ? (
        <img
          ref={shown}
          className="picture-image"
          src={imageUrl(src, { width, height: width / ratio, type, base })}
          srcSet={optimised ? imageSrcSet(src, { widths, ratio, type, base }) : undefined}
          // A lazy picture is laid out before it is fetched, so the browser knows its size better than we do.
          sizes={optimised ? (priority ? sizes : `auto, ${sizes}`) : undefined}
          width={width}
          height={Math.round(width / ratio)}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(src)}
        />
      ) : (
        <span className="picture-empty" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <Icon name="bottle" />
        </span>
      )}
    </span>
  );
}

/** Chromium keeps a lazy picture of `sizes="auto"`, and the tree round it, for as long as there is a width to choose. */
function forget(image: HTMLImageElement): void {
  if (image.isConnected) return;
  // Not another one to fetch.
  if (image.currentSrc) image.src = image.currentSrc;
  image.removeAttribute('srcset');
}
