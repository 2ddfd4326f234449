// Lets the tabs of one browser do something one after the other.

/**
 * Runs at once where the browser has no locks, or none for this page (insecure, or in a frame of another origin): then the backend alone
 * decides. `patience`: ms after which it no longer waits for a tab that the system may have put to sleep.
 */
export async function inTurn<T>(name: string, action: () => Promise<T>, patience?: number): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  let turn: Promise<T> | undefined;
  const begin = () => (turn ??= action());
  const wait = () =>
    patience === undefined
      ? locks?.request(name, begin)
      : locks?.request(name, { signal: AbortSignal.timeout(patience) }, begin);
  const isGiven = await wait()?.then(
    () => true,
    () => false,
  );
  return isGiven ? turn! : begin();
}
