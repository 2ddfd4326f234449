// JSON out of requests, read as PHP reads it: up to 512 levels deep.

const mostLevels = 512;

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}

/** undefined for what is no JSON and for what is nested too deeply to be worked on. */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isTooDeep(value) ? undefined : { value };
  } catch {
    return undefined;
  }
}
