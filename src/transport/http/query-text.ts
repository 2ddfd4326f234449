// The exact text of a document that is sent: for codegen, and for what is left of one where the backend lacks something.
import type { ASTNode, DocumentNode, SelectionNode } from 'graphql';

/** A string as it is, a mark without the space round it, and one space between two words. */
const parts = /("(?:\\.|[^"\\])*")|[\s,]*([{}()[\]:$!=@]|\.{3})[\s,]*|[\s,]+/g;

/** With `__typename` where the cache needs it. On one line, and short: it is part of a URL. */
export const queryText = (document: DocumentNode): string =>
  write(document).replace(parts, (_, text?: string, mark?: string) => text ?? mark ?? ' ');

const all = (nodes: readonly ASTNode[] | undefined, open = '', close = ''): string =>
  nodes?.length ? open + nodes.map(write).join(' ') + close : '';

/** What stands before a node, where there is one. */
const after = (mark: string, node: ASTNode | undefined): string => (node ? mark + write(node) : '');

function write(node: ASTNode): string {
  switch (node.kind) {
    case 'Document':
      return all(node.definitions);
    case 'OperationDefinition': {
      const head = after(' ', node.name) + all(node.variableDefinitions, '(', ')') + all(node.directives);
      const isShort = node.operation === 'query' && !head;
      return (isShort ? '' : node.operation + head) + all(node.selectionSet.selections, '{', '}');
    }
    case 'FragmentDefinition':
      return `fragment ${write(node.name)} on ${write(node.typeCondition)}${all(node.directives)}${typed(node)}`;
    case 'Field':
      return `${node.alias ? write(node.alias) + ':' : ''}${write(node.name)}${all(node.arguments, '(', ')')}${all(node.directives)}${typed(node)}`;
    case 'FragmentSpread':
      return `...${write(node.name)}${all(node.directives)}`;
    case 'InlineFragment':
      return `...${after('on ', node.typeCondition)}${all(node.directives)}${typed(node)}`;
    case 'VariableDefinition':
      return `${write(node.variable)}:${write(node.type)}${after('=', node.defaultValue)}${all(node.directives)}`;
    case 'Directive':
      return `@${write(node.name)}${all(node.arguments, '(', ')')}`;
    case 'Argument':
    case 'ObjectField':
      return `${write(node.name)}:${write(node.value)}`;
    case 'NamedType':
      return write(node.name);
    case 'ListType':
      return `[${write(node.type)}]`;
    case 'NonNullType':
      return `${write(node.type)}!`;
    case 'Variable':
      return `$${write(node.name)}`;
    case 'StringValue':
      return JSON.stringify(node.value);
    case 'ListValue':
      return `[${all(node.values)}]`;
    case 'ObjectValue':
      return `{${all(node.fields)}}`;
    case 'NullValue':
      return 'null';
    default:
      return 'value' in node ? String(node.value) : '';
  }
}

function typed({ selectionSet }: { selectionSet?: { selections: readonly SelectionNode[] } }): string {
  if (!selectionSet) return '';
  const isNamed = selectionSet.selections.some(
    (each) => each.kind === 'Field' && each.name.value === '__typename' && !each.alias,
  );
  return all(selectionSet.selections, '{', isNamed ? '}' : ' __typename}');
}
