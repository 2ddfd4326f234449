// What links from pages of other sites say of the store view and the currency that prices there are in (behaviour 4.8); read-view reads it. Pure.

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

export function withView(url: URL, view: string): URL {
  const said = new URL(url);
  said.search += `${said.search ? '&' : '?'}${viewParameter}=${encodeURIComponent(view)}`;
  return said;
}
