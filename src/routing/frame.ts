// A page in a frame of another site, where no page of the shop may be shown (behaviour 10).

export function isFramedByOthers(): boolean {
  // A server has neither.
  const { top, self } = globalThis;
  if (!top || top === self) return false;
  try {
    return !top.location.href;
  } catch {
    return true;
  }
}
