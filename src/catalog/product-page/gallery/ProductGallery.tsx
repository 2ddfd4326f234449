// The pictures of a product in a row. What turns and enlarges them comes as soon as there is time for it.
import { useEffect, useState, type MouseEvent } from 'react';
import '../../../words/catalogue/product-page';
import { useText } from '../../../words/use-text';
import { whenIdle } from '../../../late/when-idle';
import { latePart } from '../../../late/late-part';
import { Picture } from '../../../ui/picture/Picture';
import type { ProductImage } from '../../product';
import { pictureSizes } from './picture-sizes';

const GalleryControls = latePart(async () => ({
  default: (await import('./GalleryControls')).GalleryControls,
}));

export interface ProductGalleryProps {
  images: readonly ProductImage[];
  /** Of the product. */
  name: string;
}

export function ProductGallery({ images, name }: ProductGalleryProps) {
  const text = useText();
  const [index, setIndex] = useState(0);
  /** Somebody is about to turn the pages: the pictures that follow are fetched. */
  const [isTouched, setTouched] = useState(false);
  const [isIdle, setIdle] = useState(false);
  /** By which the picture was enlarged. */
  const [press, setPress] = useState<MouseEvent>();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const total = images.length;
  const touch = () => setTouched(true);
  useEffect(() => whenIdle(() => setIdle(true), 0), []);

  return (
    <section
      className="gallery"
      part="gallery"
      aria-label={text('catalog.gallery', { name })}
      onPointerEnter={touch}
      onFocus={touch}
    >
      {total === 0 ? (
        <Picture alt={name} sizes={pictureSizes.sizes} />
      ) : (
        <div className="gallery-viewport" ref={setViewport}>
          <ul className="gallery-strip">
            {images.map((image, position) => (
              <li key={image.url} className="gallery-slide" inert={position !== index}>
                <Picture
                  {...pictureSizes}
                  src={image.url}
                  alt={image.label || name}
                  priority={position === 0 || isTouched}
                />
                <button
                  type="button"
                  className="gallery-zoom"
                  aria-label={text('catalog.enlarge', { n: position + 1, total })}
                  aria-haspopup="dialog"
                  onClick={setPress}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {total > 0 && (
        <div className={total > 1 ? 'gallery-controls' : undefined}>
          {viewport && ((total > 1 && (isTouched || isIdle)) || press) && (
            <GalleryControls
              images={images}
              name={name}
              index={index}
              onIndex={setIndex}
              viewport={viewport}
              press={press}
              onClosed={() => setPress(undefined)}
            />
          )}
        </div>
      )}
    </section>
  );
}
