// What a way to send it is called.
/** What a Magento says of its own carriers where nobody has named them: it tells a shopper nothing. */
const untouched = new Set(['Fixed', 'Free', 'Table Rate']);

/** What a way to send it is called, of its carrier's name and its own; '' where neither has one. */
export function methodTitle(carrier: string | null | undefined, method: string | null | undefined): string {
  const isSaid = method && !untouched.has(method) && method !== carrier;
  return [carrier, isSaid && method].filter(Boolean).join(' · ') || (method ?? '');
}
