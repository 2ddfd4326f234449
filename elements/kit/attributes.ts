// Text of an attribute → value of a prop, by the element's contract. Markup can be wrong; it never throws.
import type { Attribute, Contract } from './contract';

export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The component's prop that an attribute sets. */
export function propName(attribute: string, { prop }: Attribute): string {
  return prop ?? camelCase(attribute);
}

/** airside-item-added → onItemAdded */
export function callbackName(event: string): string {
  const name = camelCase(event.replace(/^airside-/, ''));
  return `on${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/** `text` is null when the attribute is absent. `complain` gets one sentence about text that means nothing. */
export function parseAttribute(
  name: string,
  { type, default: fallback, options }: Attribute,
  text: string | null,
  complain: (sentence: string) => void,
): string | number | boolean | undefined {
  if (text === null) return fallback ?? (type === 'boolean' ? false : undefined);
  if (type === 'boolean') return parseBoolean(name, text, complain);
  if (type === 'number') {
    const value = text.trim() === '' ? NaN : Number(text);
    if (Number.isFinite(value)) return value;
    if (import.meta.env.DEV)
      complain(`${name}="${text}" is not a number; ${String(fallback ?? 'nothing')} is used.`);
    return fallback;
  }
  if (!options || options.includes(text)) return text;
  if (import.meta.env.DEV)
    complain(
      `${name}="${text}" is not one of ${options.join(', ')}; ${String(fallback ?? 'nothing')} is used.`,
    );
  return fallback;
}

/** Present means yes, as in HTML; but a content editor's "no" means no. */
function parseBoolean(name: string, text: string, complain: (sentence: string) => void): boolean {
  const word = text.trim().toLowerCase();
  if (['false', 'no', '0', 'off'].includes(word)) return false;
  if (import.meta.env.DEV && !['', 'true', 'yes', '1', 'on', name].includes(word))
    complain(`${name}="${text}" is neither yes nor no; it counts as yes because it is present.`);
  return true;
}

/** Every prop as if no attribute were set. */
export function defaultProps(contract: Contract): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(contract.attributes).map(([name, attribute]) => [
      propName(name, attribute),
      parseAttribute(name, attribute, null, () => undefined),
    ]),
  );
}
