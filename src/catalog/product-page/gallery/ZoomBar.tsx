// Below an enlarged picture: less, more, and the next one.
import '../../../words/catalogue/product-more';
import { useText } from '../../../words/use-text';
import { IconButton } from '../../../ui/icon/IconButton';
import { PictureSteps } from './PictureSteps';
import { zoomSteps } from './use-zoom';

export interface ZoomBarProps {
  zoom: number;
  /** How many steps of `zoomSteps` more. */
  step: (by: number) => void;
  index: number;
  total: number;
  onShow: (index: number) => void;
}

export function ZoomBar({ zoom, step, index, total, onShow }: ZoomBarProps) {
  const text = useText();
  return (
    <div className="zoom-bar">
      <div className="zoom-buttons">
        <IconButton
          icon="minus"
          label={text('catalog.zoomOut')}
          aria-disabled={zoom === zoomSteps[0] || undefined}
          onClick={() => step(-1)}
        />
        <IconButton
          icon="plus"
          label={text('catalog.zoomIn')}
          aria-disabled={zoom === zoomSteps.at(-1) || undefined}
          onClick={() => step(1)}
        />
      </div>
      <p role="status">
        <span>{total > 1 && text('catalog.picture', { n: index + 1, total })}</span>{' '}
        <span className="zoom-share">{text('catalog.zoomed', { n: Math.round(zoom * 100) })}</span>
      </p>
      <div className="zoom-buttons">{total > 1 && <PictureSteps index={index} onShow={onShow} />}</div>
    </div>
  );
}
