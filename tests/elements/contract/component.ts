// What the component of a contract takes, as the type checker sees it.
import ts from 'typescript';
import { detailsFile } from './program';

/** Types of event-details.ts by name. */
export function detailTypes(program: ts.Program, checker: ts.TypeChecker): Map<string, ts.Type> {
  const module = checker.getSymbolAtLocation(program.getSourceFile(detailsFile)!)!;
  return new Map(
    checker.getExportsOfModule(module).map((symbol) => {
      const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return [symbol.name, checker.getDeclaredTypeOfSymbol(own)];
    }),
  );
}

/** undefined where there is no component. */
export function propsOf(program: ts.Program, checker: ts.TypeChecker, path: string): ts.Symbol[] | undefined {
  let component: ts.Type | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'component')
      component ??= checker.getTypeAtLocation(node.initializer);
    ts.forEachChild(node, visit);
  };
  const file = program.getSourceFile(path);
  if (file) visit(file);
  const [signature] = component?.getCallSignatures() ?? [];
  if (!signature) return undefined;
  const [props] = signature.parameters;
  return props ? checker.getPropertiesOfType(checker.getTypeOfSymbol(props)) : [];
}

/** A callback hands over nothing, or a detail that is no less than is documented. */
export function takes(checker: ts.TypeChecker, callback: ts.Type, detail: ts.Type | undefined): boolean {
  const [given] = callback.getCallSignatures()[0]?.parameters ?? [];
  if (!given || !detail) return !given && !detail;
  const type = checker.getTypeOfSymbol(given);
  const names = (of: ts.Type) => checker.getPropertiesOfType(of).map(({ name }) => name);
  return (
    checker.isTypeAssignableTo(type, detail) && names(type).every((name) => names(detail).includes(name))
  );
}

/** Methods that a component hands over by its `expose`. */
export function exposed(checker: ts.TypeChecker, ref: ts.Type): string[] {
  const callback = (ref.isUnion() ? ref.types : [ref]).find((type) => type.getCallSignatures().length);
  const [instance] = callback?.getCallSignatures()[0]?.parameters ?? [];
  if (!instance) return [];
  return checker
    .getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(instance)))
    .map((method) => {
      const [signature] = checker.getTypeOfSymbol(method).getCallSignatures();
      const parameters = signature?.parameters.map(
        (each) => `${each.name}: ${checker.typeToString(checker.getTypeOfSymbol(each))}`,
      );
      const result = signature && checker.getAwaitedType(signature.getReturnType());
      return `${method.name}(${parameters?.join(', ')}): ${result && checker.typeToString(result)}`;
    });
}

export function typeText(checker: ts.TypeChecker, type: ts.Type): string {
  if (!type.isUnion()) return checker.typeToString(type);
  const kinds = type.types.map((each) => checker.typeToString(each));
  return kinds.includes('false') ? 'boolean' : kinds.sort().join(' | ');
}

/** Callbacks that components deep in these files call by useElementEvents<…>(). */
export function deepCallbacks(program: ts.Program, files: readonly string[]): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const found: ts.Symbol[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useElementEvents')
      for (const events of node.typeArguments ?? [])
        found.push(...checker.getPropertiesOfType(checker.getTypeFromTypeNode(events)));
    ts.forEachChild(node, visit);
  };
  for (const path of files) {
    const file = program.getSourceFile(path);
    if (file?.text.includes('useElementEvents')) visit(file);
  }
  return found;
}
