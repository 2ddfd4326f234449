// What of a page is open, by its address: back closes it; a reload, and the way over the sign-in, find it open.
import { useStorefront } from '../use-storefront';

export interface Opened {
  /** The parameter's value; undefined where nothing is open. */
  value: string | undefined;
  open(value: string): void;
  close(): void;
  /** The same once an answer has come: whoever has gone on meanwhile, or is about to, stays where they are. */
  closeLate(): void;
}

export function useOpened(parameter: string): Opened {
  const { app, config, routing } = useStorefront();
  const url = routing.url.value;
  // On a page of another site the path is not the shop's.
  const close = () => routing.navigate(config.standalone ? routing.path.peek() : '?', { replace: true });
  return {
    value: url.searchParams.get(parameter) ?? undefined,
    open: (value) => routing.navigate(`?${parameter}=${value}`),
    close,
    closeLate() {
      if (routing.url.peek() === url && !app.isPageLoading.peek()) close();
    },
  };
}
