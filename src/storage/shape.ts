// What a value from outside must look like before it is believed.

/**
 * The name of a type; with `?` behind it also nothing; a list of such; or an object with at least these keys, `*` being each of its keys.
 */
export type Shape = string | readonly [Shape] | { readonly [key: string]: Shape };

export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string')
    return shape.endsWith('?')
      ? (value ?? undefined) === undefined || hasShape(value, shape.slice(0, -1))
      : typeof value === shape && value !== null;
  if (isList(shape)) return Array.isArray(value) && value.every((each) => hasShape(each, shape[0]));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(shape).every(([key, part]) =>
    key === '*'
      ? Object.values(value).every((each) => hasShape(each, part))
      : hasShape((value as Record<string, unknown>)[key], part),
  );
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
