// Reads what a link says of store view and currency (behaviour 4.8). Pure.
import { viewParameter, type View } from './view-parameter';

/** Anybody may have written it: what is not exactly a view is none. */
export function readView(text: string): View | undefined {
  const [, code, currency] = /^(\w*)(?:\.([A-Z]{3}))?$/.exec(text) ?? [];
  return code || currency ? { code: code || undefined, currency } : undefined;
}

/** The query of others stays as it is written where there is nothing to take out. */
export function withoutView(url: URL): URL {
  const bare = new URL(url);
  if (bare.searchParams.has(viewParameter)) bare.searchParams.delete(viewParameter);
  return bare;
}
