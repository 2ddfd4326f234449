// Where documents name something that a backend lacks, and how a list of that is written.

/** Each place (document.ts) with its coordinate in the schema. */
export type Places = Readonly<Record<string, string>>;

/** A list as a server writes it: 'Query.storeEvents Query.storeConfig.timezone=StoreConfig.timezone'. */
export const readPlaces = (list: string): Places =>
  Object.fromEntries(
    list
      .split(/\s+/)
      .filter(Boolean)
      .map((entry) => {
        const [place, coordinate = place] = entry.split('=');
        return [place, coordinate];
      }),
  );
