// What somebody has chosen in the embed builder, and its address: a link is the whole configuration.
import type { Contract } from '../../../elements/kit/contract';
import { tokens } from '../../../elements/kit/sheets/tokens';

export const themes = {
  plain: 'A plain page',
  dark: 'A dark site',
  bootstrap: 'Bootstrap',
  wordpress: 'A WordPress theme',
  unset: '* { all: unset }',
  rtl: 'Right to left',
} as const;
export type HostTheme = keyof typeof themes;

/** CSS px; 'fit' is as wide as there is room. */
export const widths = ['fit', '360', '768', '1440'] as const;
export type Width = (typeof widths)[number];

export const views = { build: 'Build', check: 'Check a page' } as const;
export type View = keyof typeof views;

export interface BuilderState {
  view: View;
  tag: string;
  /** Text by attribute; of a yes-or-no attribute 'yes' or 'no'. */
  values: Record<string, string>;
  /** By custom property. */
  tokens: Record<string, string>;
  theme: HostTheme;
  width: Width;
  /** Which of the two builds. */
  runtime: 'react' | 'preact';
  /** Held at one release by a hash, or following along. */
  isPinned: boolean;
}

export const start: BuilderState = {
  view: 'build',
  tag: 'airside-product-card',
  values: {},
  tokens: {},
  theme: 'plain',
  width: 'fit',
  runtime: 'react',
  isPinned: false,
};

/** Whatever an address says: what makes no sense in it counts as absent. */
export function readState(query: URLSearchParams, contracts: readonly Contract[]): BuilderState {
  const element = `airside-${query.get('element') ?? ''}`;
  const contract = contracts.find(({ tag }) => tag === element);
  const tag = contract?.tag ?? start.tag;
  const attributes = Object.keys(
    (contract ?? contracts.find((other) => other.tag === tag))?.attributes ?? {},
  );
  const one = <T extends string>(name: string, known: readonly T[], usual: T): T =>
    known.find((word) => word === query.get(name)) ?? usual;
  return {
    view: one('view', Object.keys(views) as View[], start.view),
    tag,
    values: picked(query, 'a.', attributes),
    tokens: picked(
      query,
      't.',
      tokens.map(({ name }) => name),
      '--airside-',
    ),
    theme: one('theme', Object.keys(themes) as HostTheme[], start.theme),
    width: one('width', widths, start.width),
    runtime: one('runtime', ['react', 'preact'], start.runtime),
    isPinned: query.get('release') === 'fixed',
  };
}

/** `?a.sku=GN-002` → { sku: 'GN-002' }; `prefix` stands before each name of ours, and not in the address. */
function picked(
  query: URLSearchParams,
  mark: string,
  known: readonly string[],
  prefix = '',
): Record<string, string> {
  const found = known.flatMap((name) => {
    const value = query.get(mark + name.slice(prefix.length));
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/** The query of an address, with its question mark; '' at the start. What is usual is left out. */
export function writeState(state: BuilderState): string {
  const query = new URLSearchParams();
  const set = (name: 'view' | 'theme' | 'width' | 'runtime') => {
    if (state[name] !== start[name]) query.set(name, state[name]);
  };
  set('view');
  if (state.tag !== start.tag) query.set('element', state.tag.replace('airside-', ''));
  for (const [name, value] of Object.entries(state.values)) if (value) query.set(`a.${name}`, value);
  for (const [name, value] of Object.entries(state.tokens))
    if (value) query.set(`t.${name.replace('--airside-', '')}`, value);
  set('theme');
  set('width');
  set('runtime');
  if (state.isPinned) query.set('release', 'fixed');
  const text = query.toString();
  return text && `?${text}`;
}

/** Attributes as the tag gets them: yes and no become presence. */
export function attributesOf(contract: Contract, values: Record<string, string>): Record<string, unknown> {
  const given = Object.entries(contract.attributes).filter(([name]) => values[name] !== undefined);
  return Object.fromEntries(
    given.map(([name, { type }]) => {
      const value = values[name]!;
      if (type === 'boolean') return [name, value === 'yes'];
      return [name, type === 'number' && value ? Number(value) : value];
    }),
  );
}
