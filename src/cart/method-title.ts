// What a way to send a cart is called, of its carrier's name and its own.
/** What a Magento says of its own carriers where nobody has named them: it tells a shopper nothing. */
const untouched = new Set(['Fixed', 'Free', 'Table Rate']);

/** '' where neither has a name. */
export function methodTitle(carrier: string | null | undefined, method: string | null | undefined): string {
  const isSaid = method && !untouched.has(method) && method !== carrier;
  return [carrier, isSaid && method].filter(Boolean).join(' · ') || (method ?? '');
}
