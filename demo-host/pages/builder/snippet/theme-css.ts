// Tokens that somebody has chosen → the block of CSS for the site's style sheet, and back.
import { tokens } from '../../../../elements/kit/sheets/tokens';

export type ChosenTokens = Readonly<Record<string, string>>;

/** '' where nothing differs from the default; unknown names and what would end the declaration are left out. */
export function themeCss(chosen: ChosenTokens, selector = ':root'): string {
  const lines = tokens.flatMap(({ name, default: usual }) => {
    const value = chosen[name]?.trim();
    return value && value !== usual && isOneValue(value) ? [`  ${name}: ${value};`] : [];
  });
  return lines.length ? `${selector} {\n${lines.join('\n')}\n}` : '';
}

/** The tokens that a sheet sets, wherever it does. */
export function tokensIn(css: string): Record<string, string> {
  const known = new Set(tokens.map(({ name }) => name as string));
  const declarations = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/(--airside-[\w-]+)\s*:\s*([^;}]+)/g);
  const found = [...declarations].flatMap(([, name = '', value = '']) =>
    known.has(name) ? [[name, value.trim().replace(/\s+/g, ' ')]] : [],
  );
  return Object.fromEntries(found) as Record<string, string>;
}

/** One that ends within itself: no brace, semicolon or comment leads out of it. */
function isOneValue(value: string): boolean {
  return !/[{};<]|\/\*|\*\//.test(value) && value.length < 200;
}
