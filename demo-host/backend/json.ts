// JSON out of requests, read as PHP reads it: up to 512 levels deep.
import { BodyTooLargeError } from '../../server/http/request-body';

const mostLevels = 512;
/** A cart of a thousand lines has half of it. More would be work without end behind a small body. */
const mostValues = 10_000;

/** Looks no further than the first level or value too many, and throws BodyTooLargeError for the latter. */
function isTooDeep(value: unknown): boolean {
  let left = mostValues;
  const reaches = (inner: unknown, depth: number): boolean => {
    if (depth > mostLevels) return true;
    if (typeof inner !== 'object' || inner === null) return false;
    const items: unknown[] = Array.isArray(inner) ? inner : Object.values(inner);
    left -= items.length;
    if (left < 0) throw new BodyTooLargeError();
    return items.some((item) => reaches(item, depth + 1));
  };
  return reaches(value, 0);
}

/**
 * undefined for what is no JSON and for what is nested too deeply to be worked on. Throws BodyTooLargeError for more
 * values than anybody has to send.
 */
export function parseJson(text: string): { value: unknown } | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isTooDeep(value) ? undefined : { value };
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    return undefined;
  }
}
