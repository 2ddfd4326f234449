// The part of README.md that is made from the contracts.

const part = /(<!-- elements -->)([^]*?)(<!-- \/elements -->)/;

/** The table that README has now, without the white space that a formatter may change; undefined without its marks. */
export function tableIn(readme: string): string | undefined {
  const table = part.exec(readme)?.[2];
  return table === undefined ? undefined : comparable(table);
}

export function comparable(table: string): string {
  return table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim().replace(/^-+$/, '-'))
        .join('|'),
    )
    .join('\n');
}

export function withTable(readme: string, table: string): string {
  return readme.replace(
    part,
    (_whole, start: string, _old: string, end: string) => `${start}\n\n${table}\n\n${end}`,
  );
}
