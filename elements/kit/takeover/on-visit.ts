// A page that a browser prepares before anybody opens it does nothing that a visit does: no Storefront before this lets it begin.
// So nothing of ours is told, counted, kept, asked of the backend or said in a toast by a page that may never be seen.

/** Calls `begin` at once, or when a page that was prepared is opened. */
export function onVisit(begin: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}
