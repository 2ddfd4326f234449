// Where Braintree's frame goes: frames find each other among the document's own, so never into a shadow tree.
import { boxStyle, fixStyle, frameStyle } from '../frame-style';

export interface Container {
  element: HTMLElement;
  remove(): void;
}

/** How many were made. */
let slots = 0;

/**
 * An element in the document's light DOM that is shown in `host`, through as many shadow trees as there are around it.
 * Slots of our own: the SDK's need a style sheet that strict pages refuse, and stay behind after teardown.
 */
export function createContainer(host: Element): Container {
  const made: Element[] = [];
  let place = host;
  let slotName = '';
  for (let root = place.getRootNode(); root instanceof ShadowRoot; root = place.getRootNode()) {
    const slot = document.createElement('slot');
    if (slotName) slot.slot = slotName;
    slot.name = slotName = `airside-card-${++slots}`;
    place.append(slot);
    made.push(slot);
    place = root.host;
  }
  const element = document.createElement('div');
  if (slotName) element.slot = slotName;
  fixStyle(element, boxStyle);
  place.append(element);
  made.push(element);
  return { element, remove: () => made.forEach((each) => each.remove()) };
}

/** Once the SDK has put its nodes in. */
export function fixContents({ element }: Container): void {
  for (const frame of element.querySelectorAll('iframe')) fixStyle(frame, frameStyle);
  // Firefox and phones get inputs that catch the focus; strict pages drop the style attribute that hides them.
  for (const intercept of element.querySelectorAll<HTMLElement>('.focus-intercept'))
    fixStyle(intercept, { position: 'absolute', opacity: '0', width: '1px', height: '1px', border: '0' });
}

export function isWhole(containers: readonly Container[]): boolean {
  return containers.every(({ element }) => element.querySelector('iframe')?.isConnected);
}

/** Calls `lost` when frames were taken out or loaded again, for example because the page moved them: they are empty then. */
export function watchFrames(containers: readonly Container[], lost: () => void): () => void {
  const loaded = new WeakSet<HTMLIFrameElement>();
  const onLoad = ({ target }: Event) => {
    // Before it has its address a frame reports an empty document.
    if (!(target instanceof HTMLIFrameElement) || !target.src) return;
    if (loaded.has(target)) lost();
    loaded.add(target);
  };
  let wasWhole = false;
  const observer = new MutationObserver(() => {
    const isNow = isWhole(containers);
    if (wasWhole && !isNow) lost();
    wasWhole = isNow;
  });
  for (const { element } of containers) {
    element.addEventListener('load', onLoad, true);
    for (const place of [element, element.parentNode])
      if (place) observer.observe(place, { childList: true });
  }
  return () => {
    observer.disconnect();
    for (const { element } of containers) element.removeEventListener('load', onLoad, true);
  };
}
