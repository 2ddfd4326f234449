// Where the page was scrolled to, per history entry.

export interface ScrollMemory {
  /** From now on the position belongs to this history entry. */
  enter(key: string): void;
  positionOf(key: string): number;
  dispose(): void;
}

const storageKey = 'airside.scroll';

export function createScrollMemory(page: Window): ScrollMemory {
  const positions = new Map<string, number>(read(page));
  let current = '';
  const onScroll = (): void => void positions.set(current, page.scrollY);
  const onHide = (): void => {
    try {
      page.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
    } catch {
      // Without storage a reload starts at the top.
    }
  };
  page.history.scrollRestoration = 'manual';
  page.addEventListener('scroll', onScroll, { passive: true });
  page.addEventListener('pagehide', onHide);
  return {
    enter(key) {
      // The event of the last scroll may not have come yet.
      if (current) positions.set(current, page.scrollY);
      current = key;
    },
    positionOf: (key) => positions.get(key) ?? 0,
    dispose() {
      page.removeEventListener('scroll', onScroll);
      page.removeEventListener('pagehide', onHide);
      page.history.scrollRestoration = 'auto';
    },
  };
}

function read(page: Window): [string, number][] {
  try {
    return JSON.parse(page.sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
