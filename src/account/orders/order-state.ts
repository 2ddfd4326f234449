// How an order stands, as far as the backend's words for it say so: it has no others than the label that people read.
export type OrderTone = 'waiting' | 'moving' | 'done' | 'over' | 'held';

/** Magento's own labels, in small letters; a merchant's are as plain as any other word. */
const tones: Readonly<Record<string, OrderTone>> = {
  pending: 'waiting',
  'pending payment': 'waiting',
  processing: 'moving',
  complete: 'done',
  canceled: 'over',
  closed: 'over',
  'on hold': 'held',
  'payment review': 'held',
  'suspected fraud': 'held',
};

export function toneOf(status: string): OrderTone | undefined {
  const label = status.trim().toLowerCase();
  return Object.hasOwn(tones, label) ? tones[label] : undefined;
}
