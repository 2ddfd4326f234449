// Runs in every document before its scripts, as one function without anything around it: paints, shifts, long tasks, and
// when what a shopper waits for is on screen.

/** True in the first frame in which it is so. */
export interface Condition {
  /** CSS; ` >>> ` goes into the shadow roots of what stands before it. */
  selector: string;
  /** Pattern of its text, or of its value where it is a field. */
  reads?: string;
  /** How many there are, at least. */
  count?: number;
  /** It reads another text than when the watch began. */
  isOther?: boolean;
}

export interface Watch {
  fcp: number;
  lcp: number;
  lcpElement: string;
  /** Cumulative layout shift. */
  shift: number;
  /** Start and duration of each. */
  longTasks: [number, number][];
  /** ms by name. */
  seen: Record<string, number>;
  /** When the shopper's first press was since `expect` was called for one. */
  pressedAt: number | undefined;
  /** ms from a press to the frame that answers it, the longest since `expect` was called for one; of 16 and more. */
  nextPaint: number;
  expectPress(): void;
  expect(conditions: Readonly<Record<string, Condition>>): void;
}

declare global {
  var bench: Watch;
}

export function watchInPage(conditions: Readonly<Record<string, Condition>>): void {
  const watch: Watch = {
    fcp: 0,
    lcp: 0,
    lcpElement: '',
    shift: 0,
    longTasks: [],
    seen: {},
    pressedAt: undefined,
    nextPaint: 0,
    expectPress() {
      watch.pressedAt = undefined;
      watch.nextPaint = 0;
      watch.seen = {};
    },
    expect(more) {
      const isLooking = awaited.size > 0;
      for (const [name, condition] of Object.entries(more))
        awaited.set(name, { condition, before: textsOf(find(condition.selector)) });
      if (!isLooking) requestAnimationFrame(look);
    },
  };
  globalThis.bench = watch;
  const awaited = new Map<string, { condition: Condition; before: string }>();

  const find = (selector: string): Element[] => {
    const [first = '', ...inner] = selector.split(' >>> ');
    let found = [...document.querySelectorAll(first)];
    for (const part of inner)
      found = found.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(part) ?? [])]);
    return found;
  };
  const textOf = (element: Element) =>
    element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');
  const textsOf = (elements: readonly Element[]) => elements.map(textOf).join('\n');
  const isOnScreen = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  const holds = ({ selector, reads = '', count = 1, isOther }: Condition, before: string): boolean => {
    const pattern = new RegExp(reads);
    const found = find(selector).filter((element) => isOnScreen(element) && pattern.test(textOf(element)));
    return found.length >= count && (!isOther || textsOf(found) !== before);
  };
  const look = () => {
    for (const [name, { condition, before }] of awaited) {
      if (!holds(condition, before)) continue;
      watch.seen[name] = performance.now();
      awaited.delete(name);
    }
    // A page that has nothing to draw is to draw nothing.
    if (awaited.size > 0) requestAnimationFrame(look);
  };
  watch.expect(conditions);

  for (const type of ['pointerdown', 'keydown'] as const)
    addEventListener(type, ({ isTrusted, timeStamp }) => isTrusted && (watch.pressedAt ??= timeStamp), true);

  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watch.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, startTime, url } = entry as LargestContentfulPaint;
    watch.lcp = startTime;
    // What stands in a shadow root is not named.
    watch.lcpElement = element
      ? [element.localName, ...element.classList].slice(0, 2).join('.')
      : (url && 'picture') || 'text in an element';
  });
  observe('longtask', ({ startTime, duration }) => watch.longTasks.push([startTime, duration]));
  observe('event', (entry) => {
    const { interactionId, duration } = entry as EventTiming;
    if (interactionId) watch.nextPaint = Math.max(watch.nextPaint, duration);
  });
  let [session, begin, last] = [0, 0, 0];
  // As Core Web Vitals has it: the worst run of shifts that are less than a second apart, of five seconds at most.
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift;
    if (hadRecentInput) return;
    const goesOn = startTime - last < 1000 && startTime - begin < 5000;
    if (!goesOn) [session, begin] = [0, startTime];
    [session, last] = [session + value, startTime];
    watch.shift = Math.max(watch.shift, session);
  });
}

interface EventTiming extends PerformanceEntry {
  /** 0 of what belongs to no press. */
  interactionId: number;
}
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface LargestContentfulPaint extends PerformanceEntry {
  element?: Element;
  /** Of a picture. */
  url: string;
}
