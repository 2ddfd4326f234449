// The address of the sign-in, which sends one back.

/** Of its query: the SKU of what a guest of another site's page wants on the wishlist (behaviour 4.8). */
export const wishParameter = 'wish';

/**
 * Where a visitor without a session is sent; `origin`, the path that was asked for, is passed along (behaviour 2.1), and `wish`,
 * the SKU of a heart that was pressed.
 */
export function signInPath(origin: string, wish?: string): string {
  // Takes any text, as an author may write it.
  const query = wish ? `&${new URLSearchParams({ [wishParameter]: wish })}` : '';
  return `/sign-in?origin=${encodeURIComponent(origin)}${query}`;
}
