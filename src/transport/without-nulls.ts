// Lists without what a backend could not tell of them.

export function withoutNulls<T>(value: T): T {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(withoutNulls) as T;
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withoutNulls(entry)])) as T;
}
