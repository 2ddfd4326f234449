// The name of the shop, and how its text mark sets it on two lines.

/** What Magento calls a store view and a store that nobody has named. */
const unnamed = new Set(['', 'Default Store View', 'Main Website Store']);

/** The first of the given names that somebody chose; '' when there is none. */
export function shopName(...names: readonly (string | null | undefined)[]): string {
  return names.map((name) => name?.trim() ?? '').find((name) => !unnamed.has(name)) ?? '';
}

/** 'Airside Duty Free' → ['Airside', 'Duty Free']; a name of one word has no second line. */
export function nameLines(name: string): [lead: string, rest: string] {
  const [lead = '', ...rest] = name.trim().split(/\s+/);
  return [lead, rest.join(' ')];
}
