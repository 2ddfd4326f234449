// How much larger a picture is shown than it fits, with the point that was looked at staying where it is.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { imageRatio } from '../../../ui/picture/image-url';

/** On a picture; `detail` is 0 where it came by key. */
export type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>;

/** 1: the whole picture. */
export const zoomSteps: readonly number[] = [1, 1.5, 2, 3];

/** The step above or below, at the ends the last one. */
export function nextZoom(zoom: number, direction: number): number {
  const index = zoomSteps.findIndex((step) => step >= zoom);
  return zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, index + direction))] ?? zoom;
}

interface Point {
  x: number;
  y: number;
}

/** What is to be seen where, once the picture is as large as it shall be. */
interface Aim {
  /** Shares of the picture's width and height. */
  share: Point;
  /** In the window; undefined: the middle of the stage. */
  at?: Point;
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/**
 * Which point of the frame that a closer look has was pressed, in shares of its width and height. On the page a narrower or wider frame
 * may cut the picture; a file of another shape is cut by both.
 */
export function pressedShare(image: HTMLImageElement, { clientX, clientY }: Press): Point {
  const { left, top, width, height } = image.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(width / naturalWidth, height / naturalHeight);
  const [across = 50, down = 50] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat);
  const whole = { width: naturalWidth * scale, height: naturalHeight * scale };
  const framed = Math.min(whole.width, whole.height * imageRatio);
  const share = (pressed: number, room: number, size: number, position: number, frame: number) =>
    0.5 + (pressed - ((room - size) * position) / 100 - size / 2) / frame;
  return {
    x: share(clientX - left, width, whole.width, across, framed),
    y: share(clientY - top, height, whole.height, down, framed / imageRatio),
  };
}

/** `stage` scrolls; its first child is the picture. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const aim = useRef<Aim>(undefined);

  // Nothing can be measured before the picture has grown.
  useLayoutEffect(() => {
    const { current: target } = stage;
    const picture = target?.firstElementChild?.getBoundingClientRect();
    if (!target || !picture || !aim.current) return;
    const { share, at = middleOf(target.getBoundingClientRect()) } = aim.current;
    aim.current = undefined;
    target.scrollBy({
      left: picture.left + share.x * picture.width - at.x,
      top: picture.top + share.y * picture.height - at.y,
      behavior: 'instant',
    });
  }, [zoom, stage]);

  const zoomTo = (next: number, to?: Point): void => {
    const { current: target } = stage;
    const picture = target?.firstElementChild?.getBoundingClientRect();
    if (target && picture && next !== zoom) {
      const at = to ?? middleOf(target.getBoundingClientRect());
      const share = { x: (at.x - picture.left) / picture.width, y: (at.y - picture.top) / picture.height };
      aim.current = { share, at };
    }
    setZoom(next);
  };
  const step = (direction: number, at?: Point) => zoomTo(nextZoom(zoom, direction), at);
  /** Twice as large, with a point of the picture in the middle: shares of its width and height. */
  const lookAt = (share: Point): void => {
    aim.current = { share };
    setZoom(2);
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // A pinch on a touch pad comes as this, too.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    step(event.deltaY < 0 ? 1 : -1, { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const target = stage.current;
    const listener = (event: WheelEvent) => onWheel(event);
    // React's own listener is passive and could not keep the page from being zoomed.
    target?.addEventListener('wheel', listener, { passive: false });
    return () => target?.removeEventListener('wheel', listener);
  });
  return { zoom, zoomTo, step, lookAt };
}
