// What the words in an expression can be: of a component's prop, what the files of an element give it.
import ts from 'typescript';

export interface Given {
  words(expression: ts.Expression): string[];
  /** Of the component that it stands in. */
  isProp(expression: ts.Expression): boolean;
}

type JsxTag = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

export function readGiven(program: ts.Program, files: readonly string[]): Given {
  const checker = program.getTypeChecker();
  const uses = new Map<ts.Symbol, JsxTag[]>();
  for (const path of files) {
    const file = program.getSourceFile(path);
    for (const tag of file ? tagsOf(file) : []) {
      const component = symbolOf(checker, tag.tagName);
      if (component) uses.set(component, [...(uses.get(component) ?? []), tag]);
    }
  }

  const words = (expression: ts.Expression): string[] => {
    if (ts.isStringLiteral(expression)) return [expression.text];
    if (ts.isConditionalExpression(expression))
      return [...words(expression.whenTrue), ...words(expression.whenFalse)];
    const prop = propAt(checker, expression);
    if (!prop) return literals(checker.getTypeAtLocation(expression));
    const { component, name, usual } = prop;
    return (uses.get(component) ?? []).flatMap(({ attributes: { properties } }) => {
      const own = properties.find((each) => ts.isJsxAttribute(each) && each.name.getText() === name);
      // What is spread may have it.
      if (!own && properties.some(ts.isJsxSpreadAttribute))
        return literals(checker.getTypeAtLocation(expression));
      const value = own && ts.isJsxAttribute(own) ? own.initializer : usual;
      if (!value) return [];
      return words(ts.isJsxExpression(value) ? value.expression! : (value as ts.Expression));
    });
  };
  return { words, isProp: (expression) => Boolean(propAt(checker, expression)) };
}

/** `variant` in `function Button({ variant = 'primary' }: ButtonProps)`. */
function propAt(checker: ts.TypeChecker, expression: ts.Expression) {
  const declaration = checker.getSymbolAtLocation(expression)?.valueDeclaration;
  if (!declaration || !ts.isBindingElement(declaration)) return undefined;
  const parameter = declaration.parent.parent;
  if (!ts.isParameter(parameter) || !ts.isFunctionDeclaration(parameter.parent)) return undefined;
  const component = parameter.parent.name && checker.getSymbolAtLocation(parameter.parent.name);
  const name = (declaration.propertyName ?? declaration.name).getText();
  return component && { component, name, usual: declaration.initializer };
}

function symbolOf(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

const tags = new WeakMap<ts.SourceFile, JsxTag[]>();

function tagsOf(file: ts.SourceFile): JsxTag[] {
  const known = tags.get(file);
  if (known) return known;
  const found: JsxTag[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  tags.set(file, found);
  return found;
}

function literals(type: ts.Type): string[] {
  const kinds = type.isUnion() ? type.types : [type];
  return kinds.flatMap((kind) => (kind.isStringLiteral() ? [kind.value] : []));
}
