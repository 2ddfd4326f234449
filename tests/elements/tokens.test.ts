// Few base tokens (decision 021), the rest derived, each described once and each a theme may change.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themePage } from '../../elements/build/theme-page';
import { internalName, tokens } from '../../elements/kit/sheets/tokens';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[^]*?\*\//g, '');
const sheets = ['src', 'elements'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
);
const ground = ['src/ui/ground/tokens.css', 'src/ui/ground/more-tokens.css'];
const groundText = ground.map(read).join('\n');
const parts = sheets.filter((file) => !ground.includes(file) && !file.startsWith('elements/themes/'));
const names: string[] = tokens.map(({ name }) => name);

describe('the tokens', () => {
  it('are described, each in a sentence', () => {
    for (const { name, description } of tokens) expect(description, name).toMatch(/^[A-Z].{8,}\.$/);
  });

  it('are what the sheet declares, each open to a theme', () => {
    const declared = [...groundText.matchAll(/^ {2}(--_[\w-]+):\s*var\(\s*(--airside-[\w-]+),([^;]*)\);/gm)];
    const properties = [...groundText.matchAll(/^ {2}(--_[\w-]+):/gm)].map(([, name]) => name);
    expect(properties).toEqual(declared.map(([, internal]) => internal));
    const written = (value: string) =>
      value.replaceAll('var(--_text)', 'var(--airside-text-size)').replaceAll('--_', '--airside-');
    const said = declared.map(([, internal, name, value = '']) => [
      internal,
      name,
      written(value.trim().replace(/\s+/g, ' ')),
    ]);
    const drawn = tokens.filter(({ name }) => name !== '--airside-color-scheme');
    expect(drawn.map(({ name, default: value }) => [internalName(name), name, value]).sort()).toEqual(
      said.sort(),
    );
  });

  it('are few by choice; the rest follow from tokens that are there', () => {
    const colours = tokens.filter(({ kind, type }) => kind === 'base' && type === 'color');
    expect(colours.length).toBeLessThanOrEqual(8);
    for (const { name, kind, default: value } of tokens) {
      const used = [...value.matchAll(/--airside-[\w-]+/g)].map(String);
      expect(used.length > 0, name).toBe(kind === 'derived');
      for (const other of used) expect(names, `${name}: ${value}`).toContain(other);
    }
  });

  it('stand in docs/theme.md, with their defaults', () => {
    const page = readFileSync(join(root, 'docs/theme.md'), 'utf8');
    expect(page, 'run: npm run docs').toBe(themePage(page, tokens));
    for (const { name, default: value } of tokens) expect(page).toContain(`| \`${name}\` | \`${value}\` |`);
    expect(() => themePage('# Theme', tokens)).toThrow(/^docs\/theme.md has no /);
  });

  it('are all used', () => {
    const css = sheets.map(read).join('\n');
    for (const { name } of tokens.slice(1))
      expect(css, name).toMatch(new RegExp(`var\\(${internalName(name)}[,)]`));
  });
});

describe('the sheets', () => {
  it.each(parts)('%s has no colour and no root-font length of its own', (file) => {
    const found = read(file).match(
      /#[0-9a-f]{3,8}\b(?=[^{}]*;)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(?:white|black|red|gr[ae]y|yellow)(?![\w-])|[\d.]rem\b/gi,
    );
    expect(found ?? []).toEqual([]);
  });

  it.each(parts)('%s takes typefaces and text sizes from the tokens', (file) => {
    const found = [...read(file).matchAll(/(?:font-family|font-size|[^-]font):\s*([^;]+);/g)]
      .map(([, value = '']) => value.trim())
      .filter((value) => !/var\(--_(font|text|title)|inherit|^[\d.]+em$/.test(value));
    expect(found).toEqual([]);
  });

  it('read no token that is not there', () => {
    // By a sheet, or by a script: a picture's ratio, a background that a CMS names.
    const scripts = ['src/content/cms/page-builder.ts', 'src/ui/picture/Picture.tsx', 'src/ui/Skeleton.tsx'];
    const declared = new Set(
      [...sheets, ...scripts].flatMap((file) =>
        [...read(file).matchAll(/(--_[\w-]+)(?=\s*:|')/g)].map(([name]) => name),
      ),
    );
    const used = parts.flatMap((file) =>
      [...read(file).matchAll(/var\(\s*(--_[\w-]+)\s*\)/g)].map(([, name = '']) => ({ name, file })),
    );
    expect(used.filter(({ name }) => !declared.has(name))).toEqual([]);
  });
});

describe.each(['dark', 'market'])('the theme %s', (theme) => {
  const css = read(`elements/themes/${theme}.css`);

  it('sets tokens and nothing else', () => {
    const set = [...css.matchAll(/^\s*([\w-]+):/gm)].map(([, name]) => name ?? '');
    expect(set.length).toBeGreaterThan(8);
    for (const name of set) expect(names).toContain(name);
  });
});
