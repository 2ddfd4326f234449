// docs/theme.md: written by hand, but for the tables of its tokens.
import type { Token } from '../kit/sheets/tokens.ts';
import { markdownTable } from './markdown-table.ts';

/** Prettier leaves alone what stands between these. */
const [begin, end] = ['<!-- oxfmt-ignore-start -->', '<!-- oxfmt-ignore-end -->'];

/** The page with its tables made anew. Throws where it has no place for them. */
export function themePage(page: string, tokens: readonly Token[]): string {
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`docs/theme.md has no ${begin} … ${end} for its tokens.`);
  const tables = (['base', 'derived'] as const).map((kind) => tokenTable(tokens, kind));
  return `${page.slice(0, before + begin.length)}\n\n${tables.join('\n\n')}\n\n${page.slice(after)}`;
}

function tokenTable(tokens: readonly Token[], kind: Token['kind']): string {
  const rows = tokens
    .filter((token) => token.kind === kind)
    .map(({ name, default: value, description }) => [`\`${name}\``, `\`${value}\``, description]);
  return markdownTable([`${kind} token`, 'default', 'for'], rows);
}
