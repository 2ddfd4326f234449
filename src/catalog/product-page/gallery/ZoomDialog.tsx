// The pictures of a product as large as the window, and larger: by press, by wheel with Ctrl, by buttons and by keys.
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import '../../../words/catalogue/product-more';
import { useText } from '../../../words/use-text';
import { classNames } from '../../../ui/class-names';
import { Dialog } from '../../../ui/dialog/Dialog';
import { arrowStep } from '../../../ui/inline-direction';
import { Picture } from '../../../ui/picture/Picture';
import { useStyles } from '../../../ui/use-styles';
import type { ProductImage } from '../../product';
import { useHands } from './use-hands';
import { pressedShare, useZoom, type Press } from './use-zoom';
import { ZoomBar } from './ZoomBar';
import zoomCss from './zoom.css?inline';

const styles = [zoomCss];
const widths = [640, 960, 1280, 1600, 2560] as const;

export interface ZoomDialogProps {
  open: boolean;
  onClose: () => void;
  images: readonly ProductImage[];
  /** Of the product. */
  name: string;
  index: number;
  onShow: (index: number) => void;
  /** The picture as it stands on the page: shown until the larger one is there. */
  from?: HTMLImageElement;
  /** Where it was pressed, which is looked at first. */
  press?: Press;
}

export function ZoomDialog({ open, onClose, images, name, index, onShow, from, press }: ZoomDialogProps) {
  const text = useText();
  useStyles(styles);
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, zoomTo, step, lookAt } = useZoom(stage);
  const isMoved = useHands(stage, zoom, zoomTo);
  const image = images[index];
  const total = images.length;

  const begin = useEffectEvent(() => {
    if (press?.detail && from?.naturalWidth) lookAt(pressedShare(from, press));
  });
  useEffect(() => {
    if (open) begin();
  }, [open]);
  const show = (next: number) => {
    zoomTo(1);
    onShow(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const turns = arrowStep(event.key, event.currentTarget);
    const steps = { '+': 1, '=': 1, '-': -1 }[event.key];
    // Enlarged, the arrows move the picture, as they move anything that scrolls.
    if (turns && zoom === 1 && total > 1) show(index + turns);
    else if (steps) step(steps);
    else if (event.key === '0') zoomTo(1);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open={open}
      onClose={() => {
        zoomTo(1);
        onClose();
      }}
      label={name}
      size="large"
      footer={<ZoomBar zoom={zoom} step={step} index={index} total={total} onShow={show} />}
    >
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- what is looked at is moved and enlarged where it is */}
      <div
        ref={stage}
        className="zoom-stage"
        role="group"
        aria-label={text('catalog.closeLook', { name: image?.label || name })}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (!isMoved()) zoomTo(zoom > 1 ? 1 : 2, { x: event.clientX, y: event.clientY });
        }}
      >
        <div
          className={classNames('zoom-picture', zoom > 1 && 'zoom-enlarged')}
          style={
            {
              '--zoom': zoom,
              backgroundImage: from?.currentSrc && `url(${JSON.stringify(from.currentSrc)})`,
            } as React.CSSProperties
          }
        >
          <Picture
            key={image?.url}
            src={image?.url}
            alt={image?.label || name}
            sizes={`${Math.round(zoom * 100)}vw`}
            widths={widths}
            priority
          />
        </div>
      </div>
    </Dialog>
  );
}
