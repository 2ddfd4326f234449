// What the sources of an element draw that a page can reach: parts, slots, custom properties.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { readGiven, type Given } from './given';

export interface Drawn {
  parts: Set<string>;
  slots: Set<string>;
  customProperties: Set<string>;
}

export function drawnBy(program: ts.Program, files: readonly string[]): Drawn {
  const drawn: Drawn = { parts: new Set(), slots: new Set(), customProperties: new Set() };
  const given = readGiven(program, files);
  for (const path of files) {
    if (path.endsWith('.css')) {
      for (const [name] of readFileSync(path, 'utf8').matchAll(/(?<=var\(\s*)--airside-[\w-]+/g))
        drawn.customProperties.add(name);
      continue;
    }
    const file = program.getSourceFile(path);
    if (file) readJsx(given, file, drawn);
  }
  return drawn;
}

function readJsx(given: Given, file: ts.SourceFile, { parts, slots }: Drawn): void {
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'part')
      for (const words of wordsOf(given, node.initializer))
        words.split(/\s+/).forEach((part) => parts.add(part));
    // In an object that is spread on an element.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'part' && file.fileName.endsWith('.tsx'))
      if (ts.isStringLiteral(node.initializer)) parts.add(node.initializer.text);
    // Without React: element.part.add('…').
    if (ts.isCallExpression(node) && /\.part\.add$/.test(node.expression.getText()))
      for (const word of node.arguments) if (ts.isStringLiteral(word)) parts.add(word.text);
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText() === 'slot'
    ) {
      const name = node.attributes.properties.find(
        (each) => ts.isJsxAttribute(each) && each.name.getText() === 'name',
      );
      slots.add(
        name && ts.isJsxAttribute(name) && name.initializer && ts.isStringLiteral(name.initializer)
          ? name.initializer.text
          : '',
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** All that the value of an attribute can be. A `part` that is handed on is read where it is given. */
function wordsOf(given: Given, value: ts.JsxAttributeValue | undefined): string[] {
  if (!value) return [];
  if (ts.isStringLiteral(value)) return [value.text];
  const expression = ts.isJsxExpression(value) ? value.expression : undefined;
  if (!expression || given.isProp(expression)) return [];
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.reduce<string[]>(
      (before, { expression: hole, literal }) =>
        before.flatMap((start) => given.words(hole).map((word) => start + word + literal.text)),
      [expression.head.text],
    );
  return given.words(expression);
}
