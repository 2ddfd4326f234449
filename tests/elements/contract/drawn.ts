// What the sources of an element draw that a page can reach: parts, slots, custom properties.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Drawn {
  parts: Set<string>;
  slots: Set<string>;
  customProperties: Set<string>;
}

export function drawnBy(program: ts.Program, files: readonly string[]): Drawn {
  const drawn: Drawn = { parts: new Set(), slots: new Set(), customProperties: new Set() };
  for (const path of files) {
    if (path.endsWith('.css')) {
      for (const [name] of readFileSync(path, 'utf8').matchAll(/(?<=var\(\s*)--airside-[\w-]+/g))
        drawn.customProperties.add(name);
      continue;
    }
    const file = program.getSourceFile(path);
    if (file) readJsx(program.getTypeChecker(), file, drawn);
  }
  return drawn;
}

function readJsx(checker: ts.TypeChecker, file: ts.SourceFile, { parts, slots }: Drawn): void {
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'part')
      for (const words of wordsOf(checker, node.initializer))
        words.split(/\s+/).forEach((part) => parts.add(part));
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

/** All that the value of an attribute can be. A prop that is handed on is read where it is given. */
function wordsOf(checker: ts.TypeChecker, value: ts.JsxAttributeValue | undefined): string[] {
  if (!value) return [];
  if (ts.isStringLiteral(value)) return [value.text];
  const expression = ts.isJsxExpression(value) ? value.expression : undefined;
  if (!expression) return [];
  if (ts.isTemplateExpression(expression))
    return expression.templateSpans.reduce<string[]>(
      (before, { expression: hole, literal }) =>
        before.flatMap((start) =>
          literals(checker.getTypeAtLocation(hole)).map((word) => start + word + literal.text),
        ),
      [expression.head.text],
    );
  return literals(checker.getTypeAtLocation(expression));
}

function literals(type: ts.Type): string[] {
  const kinds = type.isUnion() ? type.types : [type];
  return kinds.flatMap((kind) => (kind.isStringLiteral() ? [kind.value] : []));
}
