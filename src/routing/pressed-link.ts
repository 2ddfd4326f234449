// The link that a press follows.

/** undefined where none does, somebody has kept the press for themselves, or the browser opens it elsewhere by the keys that are held. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  // composedPath, because a link inside a shadow root is not the event's target out here.
  const link = event.composedPath().find((node): node is HTMLAnchorElement => {
    return (node as Partial<Element>).localName === 'a' && Boolean((node as Partial<HTMLAnchorElement>).href);
  });
  return link?.hasAttribute('download') ? undefined : link;
}
