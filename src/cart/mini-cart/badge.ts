// What the mini cart's badge says (behaviour 2.4: capped at "99+").

/** '' when nothing is known or the cart is empty. */
export function badgeText(count: number | undefined): string {
  if (!count || count <= 0) return '';
  return count > 99 ? '99+' : String(Math.floor(count) || 1);
}
