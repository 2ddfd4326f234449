// The pictures of a product: one large, the others as a row to choose from.
import { useRef, useState, type KeyboardEvent } from 'react';
import '../../locale/en_US/product';
import { useText } from '../../locale/use-text';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ProductImage } from '../product';

export interface ProductGalleryProps {
  images: readonly ProductImage[];
  /** Of the product. */
  name: string;
}

const sizes = '(max-width: 679px) 100vw, (max-width: 1440px) 52vw, 720px';

export function ProductGallery({ images, name }: ProductGalleryProps) {
  const text = useText();
  const [chosen, setChosen] = useState(0);
  const thumbnails = useRef<HTMLUListElement>(null);
  const index = Math.min(chosen, Math.max(0, images.length - 1));
  const image = images[index];
  const total = images.length;
  const show = (next: number) => setChosen((next + total) % total);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (index + step + total) % total;
    show(next);
    thumbnails.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <section className="gallery" part="gallery" aria-label={text('catalog.gallery', { name })}>
      <div className="gallery-stage">
        <Picture
          key={image?.url ?? 'none'}
          src={image?.url}
          alt={image?.label || name}
          sizes={sizes}
          widths={[320, 640, 960, 1280, 1600]}
          priority={index === 0}
        />
        {total > 1 && (
          <div className="gallery-steps">
            <IconButton
              icon="chevron-left"
              label={text('catalog.previousPicture')}
              onClick={() => show(index - 1)}
            />
            <IconButton
              icon="chevron-right"
              label={text('catalog.nextPicture')}
              onClick={() => show(index + 1)}
            />
          </div>
        )}
      </div>
      {total > 1 && (
        <>
          <VisuallyHidden>
            <span role="status">{text('catalog.picture', { n: index + 1, total })}</span>
          </VisuallyHidden>
          <ul className="gallery-thumbnails" ref={thumbnails} onKeyDown={onKeyDown}>
            {images.map((thumbnail, position) => (
              <li key={thumbnail.url}>
                <button
                  type="button"
                  className="gallery-thumbnail"
                  aria-label={text('catalog.picture', { n: position + 1, total })}
                  aria-current={position === index || undefined}
                  onClick={() => setChosen(position)}
                >
                  <Picture src={thumbnail.url} alt="" sizes="80px" widths={[80, 160, 320]} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
