// How the text mark sets the name of the shop on two lines.

/** 'Airside Duty Free' → ['Airside', 'Duty Free']; a name of one word has no second line. */
export function nameLines(name: string): [lead: string, rest: string] {
  const [lead = '', ...rest] = name.trim().split(/\s+/);
  return [lead, rest.join(' ')];
}
