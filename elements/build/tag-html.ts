// A contract → the tag as a content editor would write it: with values, or as the documents show it.
import type { Contract } from '../kit/contract';

/** Values by attribute; one that is absent, empty or the default is not written. `inside`: HTML between the tags. */
export function tagHtml(
  { tag, attributes }: Pick<Contract, 'tag' | 'attributes'>,
  values: Readonly<Record<string, unknown>>,
  inside = '',
): string {
  const written = Object.entries(attributes).flatMap(([name, { type, default: fallback }]) => {
    const value = values[name];
    const usual = fallback ?? (type === 'boolean' ? false : undefined);
    if (value === undefined || value === '' || value === usual) return [];
    if (type === 'boolean') return [value ? ` ${name}` : ` ${name}="no"`];
    return [` ${name}="${attributeText(String(value))}"`];
  });
  return `<${tag}${written.join('')}>${inside}</${tag}>`;
}

/** Text that may stand between the double quotes of an attribute. */
export function attributeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}

/** Of the contract, or the tag alone. */
export function exampleOf({ tag, example }: Pick<Contract, 'tag' | 'example'>): string {
  return example ?? `<${tag}></${tag}>`;
}
