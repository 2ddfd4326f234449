// Chunks that import each other in a circle: one of them would run before what it needs.
import { chunkName, type Manifest } from './late-parts';

/** A line for each: "core imports frame imports core". */
export function importCycles(manifest: Manifest): string[] {
  const cycles = new Map<string, string>();
  const walk = (key: string, path: readonly string[]): void => {
    const start = path.indexOf(key);
    if (start < 0) {
      if (!done.has(key)) for (const next of manifest[key]?.imports ?? []) walk(next, [...path, key]);
      done.add(key);
      return;
    }
    const circle = [...path.slice(start), key].map((each) => chunkName(manifest[each]?.file ?? each));
    cycles.set([...new Set(circle)].sort().join(), circle.join(' imports '));
  };
  const done = new Set<string>();
  for (const key of Object.keys(manifest)) walk(key, []);
  return [...cycles.values()].sort();
}
