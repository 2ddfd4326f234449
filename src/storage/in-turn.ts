// Lets the tabs of one browser do something one after the other.

/** Runs at once where the browser has no locks, or none for this page (insecure, or in a frame of another origin): then the backend alone decides. */
export async function inTurn<T>(name: string, action: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  let turn: Promise<T> | undefined;
  const begin = () => (turn ??= action());
  const isGiven = await locks?.request(name, begin).then(
    () => true,
    () => false,
  );
  return isGiven ? turn! : begin();
}
