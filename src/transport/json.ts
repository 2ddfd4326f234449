// JSON as the language writes it, also on a page whose old library taught arrays a `toJSON` of their own.

/** Throws as JSON.stringify does; undefined for what has no JSON. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key: string, made: unknown) {
    const own = this[key];
    return Array.isArray(own) ? own : made;
  });
}
