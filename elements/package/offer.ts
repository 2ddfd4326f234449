// How an element of the package finds another one that it names by its tag, on pages without a loader.
import { page } from '../kit/page';

/** From now on `page().load(tag)` calls `load`, which registers it. A loader on the page knows the way itself. */
export function offer(tag: string, load: () => Promise<void>): void {
  const shared = page();
  if (shared.has(tag)) return;
  const { load: others } = shared;
  shared.load = async (wanted) => {
    if (wanted !== tag) return others(wanted);
    await load();
    return true;
  };
}
