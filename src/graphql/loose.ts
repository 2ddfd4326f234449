// How answers are read where servers differ: what may be null, and what each says in its own way.
export type Loose<T> = T | null | undefined;

export const present = <T>(list: Loose<readonly Loose<T>[]>): T[] =>
  (list ?? []).filter((entry): entry is T => entry != null);

/** Yes/no attributes come as Int, String or Boolean, depending on how the backend was set up. */
export const flag = (value: unknown): boolean =>
  value === true || value === 1 || value === '1' || value === 'true';

export const positive = (value: unknown): number | undefined => {
  const amount = Number(value ?? NaN);
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
};
