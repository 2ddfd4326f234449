// What each design token is for, and what it is by default. Documentation, the manifest, Storybook and tests read it here;
// elements read src/ui/ground/tokens.css and more-tokens.css, and a test holds them together.

type TokenType = 'color' | 'length' | 'font' | 'weight' | 'shadow' | 'filter' | 'time' | 'easing' | 'keyword';

export interface Token {
  /** The custom property that a host page sets. */
  name: `--airside-${string}`;
  /** base: chosen by a theme. derived: follows from other tokens until it is set itself. */
  kind: 'base' | 'derived';
  type: TokenType;
  /** CSS; of a derived token in terms of the others. */
  default: string;
  /** One sentence: what it colours or sizes. */
  description: string;
}

type Rows = Record<string, [type: TokenType, value: string, description: string]>;

const base: Rows = {
  'color-scheme': ['keyword', 'light', 'Scheme of scroll bars and native controls: light or dark.'],
  ink: ['color', '#151a26', 'Text, and lines and surfaces mixed from it.'],
  paper: ['color', '#fffdf9', 'The ground that text stands on.'],
  ivory: ['color', '#f6f1e7', 'The second ground: bands, cards, the footer.'],
  accent: ['color', '#7d5a1e', 'What can be acted on: primary buttons, checked boxes, links.'],
  'accent-ink': ['color', '#fffdf9', 'Text on the accent.'],
  offer: ['color', '#9b1c26', 'Reduced prices and errors.'],
  success: ['color', '#24603f', 'What went well, and what is in stock.'],
  shade: ['color', '#151a26', 'Shadows and the scrim behind dialogs; dark in every theme.'],
  'picture-filter': ['filter', 'none', 'Over pictures; a dark theme dims them.'],
  'logo-filter': [
    'filter',
    'none',
    'Over logos, of the shop and of brands; a dark theme turns dark lettering light.',
  ],
  font: ['font', "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif", 'Typeface of text.'],
  'font-display': [
    'font',
    "'Airside Display', 'Airside Display Fallback', Georgia, serif",
    'Typeface of headings.',
  ],
  'title-weight': ['weight', '400', 'Weight of headings.'],
  'text-size': ['length', '16px', 'Size of text; all other sizes follow it.'],
  space: ['length', '4px', 'Step of the grid; all distances are multiples of it.'],
  radius: ['length', '10px', 'Corners of fields and buttons; all other corners follow it.'],
  fast: ['time', '192ms', 'Hover and small changes.'],
  medium: ['time', '224ms', 'Movement of dialogs and menus.'],
  slow: ['time', '384ms', 'Movement of drawers.'],
  ease: ['easing', 'cubic-bezier(0.2, 0.7, 0.2, 1)', 'The curve of all movements.'],
  site: ['length', '1440px', 'Widest content of a page.'],
};

const derived: Rows = {
  quiet: [
    'color',
    'color-mix(in srgb, var(--airside-ink) 68%, var(--airside-paper))',
    'Secondary text on paper.',
  ],
  'quiet-on-ivory': [
    'color',
    'color-mix(in srgb, var(--airside-ink) 74%, var(--airside-ivory))',
    'Secondary text on ivory.',
  ],
  hairline: [
    'color',
    'color-mix(in srgb, var(--airside-ink) 14%, var(--airside-paper))',
    'Lines that separate.',
  ],
  skeleton: [
    'color',
    'color-mix(in srgb, var(--airside-ink) 7%, var(--airside-paper))',
    'Blocks that stand for what is loading.',
  ],
  'field-line': [
    'color',
    'color-mix(in srgb, var(--airside-ink) 52%, var(--airside-paper))',
    'Outline of fields.',
  ],
  'field-ground': ['color', 'var(--airside-paper)', 'Ground of fields.'],
  'accent-strong': [
    'color',
    'color-mix(in srgb, var(--airside-accent) 82%, var(--airside-ink))',
    'Text in the accent: links, hovered buttons.',
  ],
  'accent-wash': [
    'color',
    'color-mix(in srgb, var(--airside-accent) 9%, transparent)',
    'Ground of what is hovered or chosen.',
  ],
  'accent-line': [
    'color',
    'color-mix(in srgb, var(--airside-accent) 45%, transparent)',
    'Thin lines in the accent.',
  ],
  'success-ground': [
    'color',
    'color-mix(in srgb, var(--airside-success) 12%, var(--airside-paper))',
    'Ground of confirmations.',
  ],
  focus: ['color', 'var(--airside-accent)', 'The outline of what has the focus.'],
  halo: [
    'shadow',
    '0 0 0 3px color-mix(in srgb, var(--airside-focus) 32%, transparent)',
    'Drawn round a field that has the focus.',
  ],
  'picture-ground': ['color', 'var(--airside-ivory)', 'Behind pictures, and in their place while they load.'],
  shadow: [
    'shadow',
    '0 12px 40px color-mix(in srgb, var(--airside-shade) 16%, transparent)',
    'Under what floats: dialogs, drawers, menus.',
  ],
  scrim: [
    'color',
    'color-mix(in srgb, var(--airside-shade) 46%, transparent)',
    'Over the page behind a dialog.',
  ],
  pill: ['length', 'calc(var(--airside-radius) * 99)', 'Corners of round things: tags, chips, icon buttons.'],
  'text-s': ['length', 'calc(var(--airside-text-size) * 0.875)', 'Small text: hints, labels.'],
  'text-xs': ['length', 'calc(var(--airside-text-size) * 0.75)', 'Smallest text: tags.'],
  'text-l': ['length', 'calc(var(--airside-text-size) * 1.125)', 'Large text: introductions.'],
  'title-s': ['length', 'calc(var(--airside-text-size) * 1.375)', 'Small headings.'],
  title: ['length', 'calc(var(--airside-text-size) * 1.875)', 'Headings of sections.'],
  'title-l': [
    'length',
    'clamp(calc(var(--airside-text-size) * 2.125), 4.5vw, calc(var(--airside-text-size) * 3.25))',
    'The heading of a page.',
  ],
};

/** All tokens, base ones first. */
export const tokens: readonly Token[] = [...rowsOf('base', base), ...rowsOf('derived', derived)];

/** The property that the sheets of elements read: --airside-ink → --_ink. */
export const internalName = (name: string): string =>
  name === '--airside-text-size' ? '--_text' : name.replace('--airside-', '--_');

function rowsOf(kind: Token['kind'], rows: Rows): Token[] {
  return Object.entries(rows).map(([name, [type, value, description]]) => ({
    name: `--airside-${name}`,
    kind,
    type,
    default: value,
    description,
  }));
}
