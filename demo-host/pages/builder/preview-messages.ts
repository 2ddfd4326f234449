// What the builder and its preview say to each other. Both are of one origin; nobody else is listened to.

/** What the preview shows. */
export interface Show {
  tag: string;
  /** Attributes as text; of a yes-or-no attribute '' for yes. */
  attributes: Record<string, string>;
  tokens: Record<string, string>;
  theme: string;
}

/** Something of ours happened in the preview. */
export interface Heard {
  name: string;
  /** `<airside-…>` that it was dispatched from, or 'document'. */
  target: string;
  /** As JSON has it; errors as their message. */
  detail: unknown;
  /** What was pushed for it, in order: to a GA4 dataLayer, to the Adobe Client Data Layer. */
  ga4: unknown[];
  adobe: unknown[];
}

export type ToPreview = { type: 'airside-preview-show'; show: Show };
export type FromPreview = { type: 'airside-preview-ready' } | { type: 'airside-preview-heard'; heard: Heard };

/** A detail may hold what cannot be sent: functions, elements, errors. */
export function sendable(detail: unknown): unknown {
  const seen = new WeakSet<object>();
  const text = JSON.stringify(detail, (_key, value: unknown) => {
    if (value instanceof Error) return { name: value.name, message: value.message };
    if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
    if (typeof value === 'function') return 'function';
    if (typeof value === 'object' && value !== null) {
      if (seen.has(value)) return undefined;
      seen.add(value);
    }
    return value;
  });
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}
