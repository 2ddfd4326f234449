// What links from pages of other sites say of the store view and the currency that prices there are in (behaviour 4.8). Pure.

/** Of the query: 'europe', 'europe.USD' or '.USD'. */
export const viewParameter = 'airside-view';

export interface View {
  /** Store view code; undefined: nobody has said one, and the shop's own stays. */
  code?: string;
  /** undefined: that of the store view. */
  currency?: string;
}

/** '' where there is nothing to say. */
export const writeView = ({ code = '', currency }: View): string => (currency ? `${code}.${currency}` : code);

/** Anybody may have written it: what is not exactly a view is none. */
export function readView(text: string): View | undefined {
  const [, code, currency] = /^(\w*)(?:\.([A-Z]{3}))?$/.exec(text) ?? [];
  return code || currency ? { code: code || undefined, currency } : undefined;
}

export function withView(url: URL, view: string): URL {
  const said = new URL(url);
  said.search += `${said.search ? '&' : '?'}${viewParameter}=${encodeURIComponent(view)}`;
  return said;
}

/** The query of others stays as it is written where there is nothing to take out. */
export function withoutView(url: URL): URL {
  const bare = new URL(url);
  if (bare.searchParams.has(viewParameter)) bare.searchParams.delete(viewParameter);
  return bare;
}
