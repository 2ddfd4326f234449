// What turns the pictures of a product: swipes, buttons, keys, a row to choose from, and the window for a closer look.
import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import '../../../words/catalogue/product-more';
import { useText } from '../../../words/use-text';
import { arrowStep } from '../../../ui/inline-direction';
import { latePart } from '../../../late/late-part';
import { useNextPress } from '../../../late/use-next-press';
import { Picture } from '../../../ui/picture/Picture';
import { lessMotion, useCarousel } from '../../../ui/use-carousel';
import { useMedia } from '../../../ui/use-media';
import { useStyles } from '../../../ui/use-styles';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { ProductImage } from '../../product';
import { PictureSteps } from './PictureSteps';
import type { Press } from './use-zoom';
import controlsCss from './gallery-controls.css?inline';

const ZoomDialog = latePart(async () => ({ default: (await import('./ZoomDialog')).ZoomDialog }));
const styles = [controlsCss];

export interface GalleryControlsProps {
  images: readonly ProductImage[];
  /** Of the product. */
  name: string;
  index: number;
  onIndex: (index: number) => void;
  /** Of the row of pictures, each with the button that enlarges it. */
  viewport: HTMLElement;
  /** By which the picture was enlarged; undefined where it is not. */
  press: Press | undefined;
  onClosed: () => void;
}

const focusIn = (row: Element | null, position: number) =>
  row?.children[position]?.querySelector('button')?.focus({ preventScroll: true });

export function GalleryControls({
  images,
  name,
  index,
  onIndex,
  viewport,
  press,
  onClosed,
}: GalleryControlsProps) {
  const isZoomed = press !== undefined;
  const text = useText();
  useStyles(styles);
  useNextPress(ZoomDialog);
  const controls = useRef<HTMLDivElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [wasZoomed, setWasZoomed] = useState(isZoomed);
  if (isZoomed && !wasZoomed) setWasZoomed(true);
  const total = images.length;
  const wantsLessMotion = useMedia(lessMotion);
  const embla = useCarousel({ viewport, active: total > 1, onSelect: onIndex });

  const show = (next: number): number => {
    const position = (next + total) % total;
    embla?.scrollTo(position, wantsLessMotion);
    return position;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const from = event.target as Element;
    const step = arrowStep(event.key, from);
    if (step === undefined || total < 2) return;
    event.preventDefault();
    // At once: the new picture cannot be focused before it is the current one.
    const next = flushSync(() => show(index + step));
    if (thumbnails.current?.contains(from)) focusIn(thumbnails.current, next);
    else if (viewport.contains(from)) focusIn(viewport.firstElementChild, next);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    const parts = [viewport, controls.current];
    for (const part of parts) part?.addEventListener('keydown', listener);
    return () => parts.forEach((part) => part?.removeEventListener('keydown', listener));
  }, [viewport]);

  return (
    <>
      {total > 1 && (
        <div ref={controls}>
          <div className="gallery-steps">
            <PictureSteps index={index} onShow={show} />
            <span className="gallery-count" aria-hidden="true">{`${index + 1} / ${total}`}</span>
          </div>
          <VisuallyHidden>
            <span role="status">{text('catalog.picture', { n: index + 1, total })}</span>
          </VisuallyHidden>
          <Thumbnails ref={thumbnails} images={images} index={index} onShow={show} />
        </div>
      )}
      {wasZoomed && (
        <ZoomDialog
          open={isZoomed}
          onClose={() => {
            flushSync(onClosed);
            // The picture that opened the window may not be the current one any more.
            focusIn(viewport.firstElementChild, index);
          }}
          images={images}
          name={name}
          index={index}
          onShow={show}
          from={viewport.querySelectorAll('img')[index]}
          press={press}
        />
      )}
    </>
  );
}

interface ThumbnailsProps extends Pick<GalleryControlsProps, 'images' | 'index'> {
  ref: Ref<HTMLUListElement>;
  onShow: (index: number) => void;
}

function Thumbnails({ ref, images, index, onShow }: ThumbnailsProps) {
  const text = useText();
  return (
    <ul className="gallery-thumbnails" ref={ref}>
      {images.map((thumbnail, position) => (
        <li key={thumbnail.url}>
          <button
            type="button"
            className="gallery-thumbnail"
            aria-label={text('catalog.picture', { n: position + 1, total: images.length })}
            aria-current={position === index || undefined}
            onClick={() => onShow(position)}
          >
            <Picture src={thumbnail.url} alt="" sizes="80px" widths={[80, 160, 320]} />
          </button>
        </li>
      ))}
    </ul>
  );
}
