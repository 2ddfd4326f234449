// What failed for want of a network is asked again with it (behaviour 4.1).

/** Calls `again` whenever the browser says that there is a network. The answer ends it. */
export function onOnline(again: () => void): () => void {
  const page = globalThis.window;
  page?.addEventListener?.('online', again);
  return () => page?.removeEventListener?.('online', again);
}
