// A frame that keeps the room of a picture: while it is on its way, and where it is missing or does not come.
import { useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';

export interface PictureFrameProps extends Pick<
  React.ComponentProps<'img'>,
  'srcSet' | 'sizes' | 'width' | 'height' | 'loading'
> {
  /** Absent or empty: a quiet placeholder of the same size. */
  src?: string | null;
  /** A `<source>`: what is shown instead. */
  source?: ReactNode;
  /** '' where the picture says nothing that the text beside it does not. */
  alt: string;
  /** Of the frame, width divided by height. Absent: that of the file, once that is there. */
  ratio?: number;
  /** Above the fold: loaded at once, before others, and there with the first frame where it was served. */
  priority?: boolean;
  className?: string;
}

/**
 * What says when and in which width a picture is asked for stands before what it is asked for, `sizes` before `srcSet` with those
 * who name them: runtimes set one attribute after the other, and an engine may fetch at once.
 */
export function PictureFrame({ src, source, alt, ratio, priority, className, ...image }: PictureFrameProps) {
  const [broken, setBroken] = useState<string>();
  const Frame = source ? 'picture' : 'span';
  return (
    <Frame
      className={classNames('picture', className)}
      part="picture"
      style={{ '--_ratio': ratio } as React.CSSProperties}
    >
      {source}
      {src && broken !== src ? (
        <img
          className="picture-image"
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          {...image}
          src={src}
          onError={() => setBroken(src)}
        />
      ) : (
        <span className="picture-empty" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <Icon name="bottle" />
        </span>
      )}
    </Frame>
  );
}
