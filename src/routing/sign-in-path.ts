// The address of the sign-in, which sends one back.

/** Where a visitor without a session is sent; the path that was asked for is passed along (behaviour 2.1). */
export function signInPath(origin: string): string {
  return `/sign-in?origin=${encodeURIComponent(origin)}`;
}
