// Reads the text of a document that codegen has checked.
import type { Node } from './syntax-node';

const token = /\.{3}|"(?:\\.|[^"\\])*"|-?\d[\w.+-]*|\w+|[^\s,]/g;

/**
 * Of a document without comments, descriptions and block strings; syntax errors are codegen's to find. Throws a SyntaxError
 * where it ends too early.
 */
export function parse(text: string): Node {
  const tokens = text.match(token) ?? [];
  let at = 0;

  const take = (): string => {
    const next = tokens[at++];
    if (next === undefined) throw new SyntaxError('Unexpected end of a GraphQL document');
    return next;
  };
  const skip = (expected: string): boolean => tokens[at] === expected && !!take();
  const until = (close: string, read: () => Node): Node[] => {
    const found = [];
    while (!skip(close)) found.push(read());
    return found;
  };
  const list = (open: string, close: string, read: () => Node) =>
    skip(open) ? until(close, read) : undefined;

  const name = (): Node => ({ kind: 'Name', value: take() });
  const named = (kind: string) => (): Node => {
    const key = name();
    skip(':');
    return { kind, name: key, value: value() };
  };
  const value = (): Node => {
    const word = take();
    if (word === '$') return { kind: 'Variable', name: name() };
    if (word === '[') return { kind: 'ListValue', values: until(']', value) };
    if (word === '{') return { kind: 'ObjectValue', fields: until('}', named('ObjectField')) };
    if (word[0] === '"') return { kind: 'StringValue', value: JSON.parse(word), block: false } as Node;
    if (/^[-\d]/.test(word)) return { kind: /^-?\d+$/.test(word) ? 'IntValue' : 'FloatValue', value: word };
    if (word === 'null') return { kind: 'NullValue' };
    if (word === 'true' || word === 'false') return { kind: 'BooleanValue', value: word === 'true' };
    return { kind: 'EnumValue', value: word };
  };
  const type = (): Node => {
    const inner: Node = skip('[') ? { kind: 'ListType', type: type() } : { kind: 'NamedType', name: name() };
    if (inner.type) skip(']');
    return skip('!') ? { kind: 'NonNullType', type: inner } : inner;
  };
  const namedType = (): Node => ({ kind: 'NamedType', name: name() });
  const args = () => list('(', ')', named('Argument'));
  const directives = (): Node[] | undefined => {
    const found = [];
    while (skip('@')) found.push({ kind: 'Directive', name: name(), arguments: args() });
    return found.length ? found : undefined;
  };
  const selectionSet = (): Node | undefined => {
    const selections = list('{', '}', selection);
    return selections && { kind: 'SelectionSet', selections };
  };
  const selection = (): Node => {
    if (skip('...')) {
      const isInline = tokens[at] === 'on' || tokens[at] === '{' || tokens[at] === '@';
      return isInline
        ? {
            kind: 'InlineFragment',
            typeCondition: skip('on') ? namedType() : undefined,
            directives: directives(),
            selectionSet: selectionSet(),
          }
        : { kind: 'FragmentSpread', name: name(), directives: directives() };
    }
    const first = name();
    const isAlias = skip(':');
    return {
      kind: 'Field',
      alias: isAlias ? first : undefined,
      name: isAlias ? name() : first,
      arguments: args(),
      directives: directives(),
      selectionSet: selectionSet(),
    };
  };
  const variableDefinition = (): Node => {
    const variable = value();
    skip(':');
    return {
      kind: 'VariableDefinition',
      variable,
      type: type(),
      defaultValue: skip('=') ? value() : undefined,
      directives: directives(),
    };
  };
  const definition = (): Node => {
    const word = take();
    const own = name();
    if (word !== 'fragment')
      return {
        kind: 'OperationDefinition',
        operation: word,
        name: own,
        variableDefinitions: list('(', ')', variableDefinition),
        directives: directives(),
        selectionSet: selectionSet(),
      };
    skip('on');
    return {
      kind: 'FragmentDefinition',
      name: own,
      typeCondition: namedType(),
      directives: directives(),
      selectionSet: selectionSet(),
    };
  };

  const definitions = [];
  while (at < tokens.length) definitions.push(definition());
  return { kind: 'Document', definitions };
}
