// What lint finds of amounts, numbers and codes that a browser's translator would change.
import { Linter, type Rule } from 'eslint';
import { createProgram, createSourceFile, JsxEmit, ScriptTarget } from 'typescript';
import { parser } from 'typescript-eslint';
import { expect, it } from 'vitest';
// @ts-expect-error A rule is plain JavaScript.
import { untranslated } from '../../.eslint/untranslated.js';

const filename = 'Part.tsx';
const known = `
declare function formatMoney(money: object): string;
declare function text(key: string, values?: object): string;
declare const order: { number?: string; position: { number: number } }, money: object, sku: string, code: string;
`;

/** The lines of a component that it complains of. */
function findIn(body: string): string[] {
  const code = `${known}export function Part() {\n${body}\n}`;
  const options = { jsx: JsxEmit.Preserve, noLib: true, types: [] };
  const program = createProgram([filename], options, {
    fileExists: () => true,
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => '',
    getDefaultLibFileName: () => 'lib.d.ts',
    getNewLine: () => '\n',
    getSourceFile: (name) =>
      name === filename ? createSourceFile(name, code, ScriptTarget.Latest, true) : undefined,
    readFile: () => code,
    useCaseSensitiveFileNames: () => true,
    writeFile: () => undefined,
  });
  const found = new Linter().verify(
    code,
    {
      files: ['**/*.tsx'],
      languageOptions: { parser, parserOptions: { programs: [program] } },
      plugins: { own: { rules: { untranslated: untranslated as Rule.RuleModule } } },
      rules: { 'own/untranslated': 'error' },
    },
    { filename },
  );
  return found.map(({ line, ruleId, message }) => (ruleId ? code.split('\n')[line - 1]!.trim() : message));
}

it.each([
  'return <p>{formatMoney(money)}</p>;',
  'return <p>{order.number}</p>;',
  'return <p>{sku ? text("isOne") : code}</p>;',
  'return <p>{text("each", { price: formatMoney(money) })}</p>;',
  'return <p>{[text("one"), text("ofOrder", { number: order.number })].join(" · ")}</p>;',
  'return <p>{`${text("code")} ${code}`}</p>;',
  'return <Note title={text("about", { sku })} />;',
  'return <Facts rows={[{ price: formatMoney(money) }]} />;',
  'return <button onClick={() => setSaid(text("done", { code }))} />;',
])('what is drawn is found: %s', (line) => {
  expect(findIn(line)).toEqual([line]);
});

it('what is drawn by way of a variable is found', () => {
  const line = 'const facts = { fee: `${text("fee")} ${formatMoney(money)}` };';
  expect(findIn(`${line}\nreturn <Step fact={facts.fee} />;`)).toEqual([line]);
});

it.each([
  'return <p translate="no">{formatMoney(money)}</p>;',
  'return <p translate="no"><b>{order.number}</b></p>;',
  'return <Sentence keep={sku}>{text("about", { sku })}</Sentence>;',
  'const price = formatMoney(money); return <Sentence keep={price}>{text("each", { price })}</Sentence>;',
  'return <Remove sku={sku} key={`of-${sku}`} aria-label={text("remove", { code })} />;',
  'return <a href={`/order?number=${order.number}`} title={text("about", { sku })}>{text("see")}</a>;',
  'return <p>{order.number && text("see")}</p>;',
  'return <p>{order.position.number}</p>;',
  'return <button onClick={() => tell(text("done", { code }))} />;',
])('what is kept or not drawn is not found: %s', (line) => {
  expect(findIn(line)).toEqual([]);
});
