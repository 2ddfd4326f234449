// What of a page is open, by its address: back closes it; a reload, and the way over the sign-in, find it open.
import { useStorefront } from '../use-storefront';

export interface Opened {
  /** The parameter's value; undefined where nothing is open. */
  value: string | undefined;
  open(value: string): void;
  close(): void;
}

export function useOpened(parameter: string): Opened {
  const { config, routing } = useStorefront();
  return {
    value: routing.url.value.searchParams.get(parameter) ?? undefined,
    open: (value) => routing.navigate(`?${parameter}=${value}`),
    // On a page of another site the path is not the shop's.
    close: () => routing.navigate(config.standalone ? routing.path.peek() : '?', { replace: true }),
  };
}
