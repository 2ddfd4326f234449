// The pictures of a product as a strip to swipe through. What else turns and enlarges them comes when it is about to be needed.
import { useEffect, useRef, useState } from 'react';
import '../../../locale/en_US/product';
import { useText } from '../../../locale/use-text';
import { whenIdle } from '../../../transport/when-idle';
import { lazyPart } from '../../../ui/lazy-part';
import { Picture } from '../../../ui/picture/Picture';
import type { ProductImage } from '../../product';

const GalleryControls = lazyPart(async () => ({
  default: (await import('./GalleryControls')).GalleryControls,
}));

export interface ProductGalleryProps {
  images: readonly ProductImage[];
  /** Of the product. */
  name: string;
}

const sizes = '(max-width: 679px) 100vw, (max-width: 1440px) 52vw, 720px';
const widths = [320, 640, 960, 1280, 1600] as const;
/** A swipe has come to rest when nothing has moved for that many ms. */
const rest = 100;

export function ProductGallery({ images, name }: ProductGalleryProps) {
  const text = useText();
  const [index, setIndex] = useState(0);
  /** Somebody is about to turn the pages: the pictures that follow are fetched. */
  const [isTouched, setTouched] = useState(false);
  const [isIdle, setIdle] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const strip = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const total = images.length;
  const touch = () => setTouched(true);
  useEffect(() => whenIdle(() => setIdle(true)), []);

  const onScroll = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
      if (clientWidth) setIndex(Math.min(total - 1, Math.round(Math.abs(scrollLeft) / clientWidth)));
    }, rest);
  };

  return (
    <section
      className="gallery"
      part="gallery"
      aria-label={text('catalog.gallery', { name })}
      onPointerEnter={touch}
      onTouchStart={touch}
      onFocus={touch}
    >
      {total === 0 ? (
        <Picture alt={name} sizes={sizes} />
      ) : (
        <ul className="gallery-strip" ref={strip} onScroll={onScroll}>
          {images.map((image, position) => (
            <li key={image.url} className="gallery-slide" inert={position !== index}>
              <Picture
                src={image.url}
                alt={image.label || name}
                sizes={sizes}
                widths={widths}
                priority={position === 0 || isTouched}
              />
              <button
                type="button"
                className="gallery-zoom"
                aria-label={text('catalog.enlarge', { n: position + 1, total })}
                aria-haspopup="dialog"
                onClick={() => setZoomed(true)}
              />
            </li>
          ))}
        </ul>
      )}
      {total > 0 && (
        <div className={total > 1 ? 'gallery-controls' : undefined}>
          {((total > 1 && (isTouched || isIdle)) || isZoomed) && (
            <GalleryControls
              images={images}
              name={name}
              index={index}
              onIndex={setIndex}
              strip={strip}
              isZoomed={isZoomed}
              onZoom={setZoomed}
            />
          )}
        </div>
      )}
    </section>
  );
}
