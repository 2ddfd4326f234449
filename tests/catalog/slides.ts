// The slides of a carousel as they are seen, and a finger on them.

export function slidesOf(shadow: ShadowRoot, viewport: string) {
  const frame = shadow.querySelector(viewport)!;
  const slides = [...frame.firstElementChild!.children] as HTMLElement[];
  return {
    /** The one that fills the viewport; -1 while they move. */
    here: () => {
      const { left } = frame.getBoundingClientRect();
      return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1);
    },
    /** The one that can be reached. */
    current: () => slides.findIndex((slide) => !slide.inert),
  };
}

export const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Waits as the page draws, whatever its clock says. */
export async function inFrames(holds: () => boolean): Promise<void> {
  for (let frame = 0; !holds(); frame += 1) {
    if (frame > 600) throw new Error(`Not so after ${frame} frames: ${String(holds)}`);
    await nextFrame();
  }
}

/** A finger over `target`, `by` px to the right; a flick, unless it takes its time. */
export async function swipe(target: Element, by: number, frames = 4): Promise<void> {
  const { left, width, top } = target.getBoundingClientRect();
  const send = (type: string, travelled: number, isDown = true) => {
    const clientX = left + width / 2 + travelled;
    const touch = new Touch({ identifier: 1, target, clientX, clientY: top + 20 });
    const touches = isDown ? [touch] : [];
    const init = { touches, changedTouches: [touch], bubbles: true, cancelable: true, composed: true };
    target.dispatchEvent(new TouchEvent(type, init));
  };
  send('touchstart', 0);
  for (let frame = 1; frame <= frames; frame += 1) {
    await nextFrame();
    send('touchmove', (by * frame) / frames);
  }
  send('touchend', by, false);
}
