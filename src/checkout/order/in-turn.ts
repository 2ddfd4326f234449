// Lets the tabs of one browser do something one after the other.

/** Runs at once where the browser has no locks, or none for an insecure page: then the backend alone decides. */
export async function inTurn<T>(name: string, action: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(name, action) : action();
}
