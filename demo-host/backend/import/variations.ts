// What a configurable in the file is made of: checked against the products and options that there really are.
import { readLabels, readVariations, type Variation } from './attribute-cell';
import { readAttributes } from './attribute-cell';
import type { Draft } from './draft-store';
import { refuseDraft, type Gathered } from './drafts';
import type { Known } from './validate';

/** Option labels by attribute code, in lower case: those of the shop and those that the file's products bring. */
export type Options = Map<string, Set<string>>;

export function optionsOf(gathered: Gathered, existing: Iterable<{ code: string; label: string }>): Options {
  const options: Options = new Map();
  const add = (code: string, label: string) => {
    let labels = options.get(code);
    if (!labels) options.set(code, (labels = new Set()));
    labels.add(label.trim().toLowerCase());
  };
  for (const { code, label } of existing) add(code, label);
  for (const draft of gathered.drafts)
    for (const { code, values } of readAttributes(draft.row['additional_attributes'] ?? ''))
      for (const value of values) add(code, value);
  return options;
}

export function variationsOf(draft: Draft): Variation[] {
  return (draft.row['product_type'] ?? '').toLowerCase() === 'configurable'
    ? readVariations(draft.row['configurable_variations'] ?? '')
    : [];
}

export function axisLabels(draft: Draft): Map<string, string> {
  return readLabels(draft.row['configurable_variation_labels'] ?? '');
}

/** Skips parents whose variations name an option that nobody has, or an attribute that is no dropdown, as Magento does. */
export function checkVariations(gathered: Gathered, known: Known, options: Options): void {
  for (const draft of gathered.drafts) {
    const problem = variationsOf(draft).flatMap((variation) => problemsOf(variation, known, options))[0];
    if (problem === undefined) continue;
    refuseDraft(gathered, draft, `Column configurable_variations: ${problem}`);
  }
}

function problemsOf({ sku, options }: Variation, known: Known, labels: Options): string[] {
  if (sku === '') return ['a variation has no sku'];
  return [...options].flatMap(([code, label]) => {
    if (known.attributes.get(code) !== 'select') return [`attribute "${code}" is no dropdown`];
    return labels.get(code)?.has(label.toLowerCase()) ? [] : [`Invalid option value for attribute "${code}"`];
  });
}
