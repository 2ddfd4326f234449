// What there is to choose from, asked of the running shop, so that nobody must know a SKU, a uid or an identifier.

export interface Choice {
  /** What the attribute is set to. */
  value: string;
  /** Another value that means the same. */
  also?: string;
  label: string;
  /** What tells it from others of the same name. */
  hint: string;
  picture?: string;
}

export interface Choices {
  /** What fits the words; with none, what comes first. */
  search(words: string, signal: AbortSignal): Promise<Choice[]>;
  /** What a value stands for; undefined where the shop does not know it. */
  find(value: string): Promise<Choice | undefined>;
}

export type Ask = <T>(query: string, variables?: Record<string, unknown>, signal?: AbortSignal) => Promise<T>;

/** Rejects where the shop gives no answer or no data. */
export function createAsk(endpoint: string): Ask {
  return async (query, variables = {}, signal) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
      ...(signal && { signal }),
    });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
    if (!data) throw new Error(errors?.[0]?.message ?? 'The shop gives no answer.');
    return data as never;
  };
}

/** Asked once; a shop has few enough to look through here. */
export function listed(load: () => Promise<Choice[]>): Choices {
  let loading: Promise<Choice[]> | undefined;
  const all = (): Promise<Choice[]> => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  };
  const fits = ({ label, hint }: Choice, words: string): boolean =>
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => `${label} ${hint}`.toLowerCase().includes(word));
  return {
    search: async (words) => (await all()).filter((choice) => fits(choice, words)).slice(0, 50),
    find: async (value) => (await all()).find((choice) => choice.value === value || choice.also === value),
  };
}

/** The list is not all that there is: what does not stand in it is asked for. */
export const orLookedUp = (
  offered: Choices,
  look: (value: string) => Promise<Choice | undefined>,
): Choices => ({
  ...offered,
  find: async (value) => (await offered.find(value)) ?? look(value),
});
