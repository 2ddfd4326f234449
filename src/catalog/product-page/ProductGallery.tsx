// The pictures of a product: a strip to swipe through, a row to choose from, and a window for a closer look.
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import '../../locale/en_US/product';
import { useText } from '../../locale/use-text';
import { IconButton } from '../../ui/IconButton';
import { lazyPart } from '../../ui/lazy-part';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ProductImage } from '../product';

const ZoomDialog = lazyPart(async () => ({ default: (await import('./ZoomDialog')).ZoomDialog }));

export interface ProductGalleryProps {
  images: readonly ProductImage[];
  /** Of the product. */
  name: string;
}

const sizes = '(max-width: 679px) 100vw, (max-width: 1440px) 52vw, 720px';
const widths = [320, 640, 960, 1280, 1600];
/** A swipe has come to rest when nothing has moved for that many ms. */
const rest = 100;

export function ProductGallery({ images, name }: ProductGalleryProps) {
  const text = useText();
  const [index, setIndex] = useState(0);
  /** Somebody is about to turn the pages: the pictures that follow are fetched. */
  const [isTouched, setTouched] = useState(false);
  /** undefined: not opened yet. */
  const [isZoomed, setZoomed] = useState<boolean>();
  const strip = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const total = images.length;
  const touch = () => setTouched(true);

  const show = (next: number) => {
    const position = (next + total) % total;
    setIndex(position);
    setTouched(true);
    const slide = strip.current?.children[position] as HTMLElement | undefined;
    if (slide) strip.current?.scrollTo({ left: slide.offsetLeft });
    return position;
  };
  const onScroll = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
      if (clientWidth) setIndex(Math.min(total - 1, Math.round(Math.abs(scrollLeft) / clientWidth)));
    }, rest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || total < 2) return;
    event.preventDefault();
    const row = thumbnails.current?.contains(event.target as Node) ? thumbnails : strip;
    // At once: the new picture cannot be focused before it is the current one.
    const next = flushSync(() => show(index + step));
    if (!(event.target as Element).closest('.gallery-steps')) focusIn(row, next);
  };
  const focusIn = (row: typeof strip, position: number) =>
    row.current?.children[position]?.querySelector('button')?.focus({ preventScroll: true });

  return (
    <>
      <section
        className="gallery"
        part="gallery"
        aria-label={text('catalog.gallery', { name })}
        onKeyDown={onKeyDown}
        onPointerEnter={touch}
        onFocus={touch}
      >
        <div className="gallery-stage">
          {total === 0 ? (
            <Picture alt={name} sizes={sizes} />
          ) : (
            <ul className="gallery-strip" ref={strip} onScroll={onScroll} onTouchStart={touch}>
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
                    {...ZoomDialog.intent}
                    onClick={() => setZoomed(true)}
                  />
                </li>
              ))}
            </ul>
          )}
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
            <ul className="gallery-thumbnails" ref={thumbnails}>
              {images.map((thumbnail, position) => (
                <li key={thumbnail.url}>
                  <button
                    type="button"
                    className="gallery-thumbnail"
                    aria-label={text('catalog.picture', { n: position + 1, total })}
                    aria-current={position === index || undefined}
                    onClick={() => show(position)}
                  >
                    <Picture src={thumbnail.url} alt="" sizes="80px" widths={[80, 160, 320]} />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {isZoomed !== undefined && (
        <ZoomDialog
          open={isZoomed}
          onClose={() => {
            flushSync(() => setZoomed(false));
            // The picture that opened the window may not be the current one any more.
            focusIn(strip, index);
          }}
          images={images}
          name={name}
          index={index}
          onShow={show}
        />
      )}
    </>
  );
}
