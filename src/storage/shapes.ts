// What each record in browser storage looks like: another script, or an older version, may have written anything under our names.
import { hasShape, type Shape } from './shape';

const shapes: Record<string, Shape> = {};

/** By storage key; called beside the code that reads such records. */
export function declareShapes(more: Readonly<Record<string, Shape>>): void {
  Object.assign(shapes, more);
}

/** True for a key that is not declared: whoever reads it looks for himself. */
export const isSound = (key: string, value: unknown): boolean =>
  !Object.hasOwn(shapes, key) || hasShape(value, shapes[key]!);
