// Writes a document as compactly as a backend accepts it: the text is part of a URL (SPEC 7.1).
import type { Node } from './syntax-node';

type Part = string | Node | readonly Part[] | undefined | false | 0;

/** On one line, and the same for the same document. */
export function print(node: object): string {
  return join([node as Node]);
}

/** Only between two words a space means something. */
function join(parts: readonly Part[]): string {
  return parts.reduce<string>((text, part) => {
    const next =
      typeof part === 'string' ? part : !part ? '' : 'kind' in part ? join(partsOf(part)) : join(part);
    return text + (/[\w"]$/.test(text) && /^[\w"-]/.test(next) ? ' ' : '') + next;
  }, '');
}

function partsOf(node: Node): Part[] {
  const { kind, name, value, type, typeCondition, directives = [], selectionSet } = node;
  const inBrackets = (list: Node[] | undefined): Part => list?.length && ['(', list, ')'];
  const given = inBrackets(node.arguments);
  const rest: Part[] = [directives, selectionSet];
  switch (kind) {
    case 'Document':
      return node.definitions ?? [];
    case 'OperationDefinition':
      return [node.operation, name, inBrackets(node.variableDefinitions), ...rest];
    case 'FragmentDefinition':
      return ['fragment', name, 'on', typeCondition, ...rest];
    case 'VariableDefinition':
      return [node.variable, ':', type, node.defaultValue && ['=', node.defaultValue], ...rest];
    case 'SelectionSet':
      return ['{', node.selections, '}'];
    case 'Field':
      return [node.alias && [node.alias, ':'], name, given, ...rest];
    case 'FragmentSpread':
    case 'InlineFragment':
      return ['...', name, typeCondition && ['on', typeCondition], ...rest];
    case 'Directive':
      return ['@', name, given];
    case 'Argument':
    case 'ObjectField':
      return [name, ':', value as Node];
    case 'Variable':
      return ['$', name];
    case 'NamedType':
      return [name];
    case 'ListType':
      return ['[', type, ']'];
    case 'NonNullType':
      return [type, '!'];
    case 'ListValue':
      return ['[', node.values, ']'];
    case 'ObjectValue':
      return ['{', node.fields, '}'];
    case 'StringValue':
      return [JSON.stringify(value)];
    default:
      // Names, numbers, enums; null has no value.
      return [String(value ?? null)];
  }
}
