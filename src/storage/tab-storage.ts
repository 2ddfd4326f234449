// What one tab keeps until it is closed: a reload finds it. Nothing is kept where the browser refuses.

export function keepInTab(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, blocked, or absent.
  }
}

/** Whatever is there: another script may have written it. undefined where nothing is, or nothing that can be read. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A blocked one holds nothing to remove.
  }
}
