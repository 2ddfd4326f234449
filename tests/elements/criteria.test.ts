// Criteria of WCAG 2.2 that sheets and words decide.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

function filesBelow(folder: string, ending: RegExp): [path: string, text: string][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => [path, readFileSync(join(root, folder, path), 'utf8')]);
}

it('WCAG 1.3.4: no sheet asks how a screen is held', () => {
  const sheets = ['src', 'elements'].flatMap((folder) => filesBelow(folder, /\.css$/));
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter(([, text]) => /orientation\s*:/.test(text)).map(([path]) => path)).toEqual([]);
});

it('WCAG 1.3.3: no text points at something by place, shape or colour', () => {
  const catalogues = filesBelow('src/words/catalogue', /\.ts$/);
  expect(catalogues.length).toBeGreaterThan(50);
  // What stands above and below is so by ear, too.
  const pointing =
    /'[^']*\b(?:on the (?:left|right)|to the (?:left|right)|at the (?:top|bottom)|(?:red|green|blue|gr[ae]y|round|square) (?:button|field|link|text))\b[^']*'/gi;
  const found = catalogues.flatMap(([path, text]) =>
    [...text.matchAll(pointing)].map(([said]) => `${path}: ${said}`),
  );
  expect(found).toEqual([]);
});
