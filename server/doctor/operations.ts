// The documents that the shop's front end sends, read from where it keeps them.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { Kind, parse, visit, type DocumentNode, type FragmentDefinitionNode } from 'graphql';
import { CustomerGroupUidDocument } from '../../src/user/group-document';

export interface ShopOperation {
  name: string;
  kind: 'query' | 'mutation';
  /** The folder of src that it belongs to. */
  feature: string;
  /** One operation with the fragments that it needs. */
  document: DocumentNode;
}

const src = resolve(import.meta.dirname, '../../src');

/** In the order of the tree; what several files share is in a `fragments.graphql`. */
export function shopOperations(): ShopOperation[] {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql') && !path.startsWith('graphql'))
    .sort();
  const text = (path: string) => readFileSync(join(src, path), 'utf8');
  const isShared = (path: string) => basename(path) === 'fragments.graphql';
  const shared = files.filter(isShared).map(text);
  const written = files
    .filter((path) => !isShared(path))
    .flatMap((path) => operationsOf([text(path), ...shared].join('\n'), path.split(sep, 1)[0] ?? ''));
  return [...written, ...operationsOf(CustomerGroupUidDocument, 'user')];
}

/** The operations of a GraphQL text, each as a document of its own. */
export function operationsOf(text: string, feature: string): ShopOperation[] {
  return operationsIn(parse(text)).map((operation) => ({ ...operation, feature }));
}

export function operationsIn({ definitions }: DocumentNode): Omit<ShopOperation, 'feature'>[] {
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  return definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.operation === 'subscription') return [];
    const document = { kind: Kind.DOCUMENT, definitions: [node, ...fragmentsOf(node, fragments)] } as const;
    return [{ name: node.name?.value ?? '', kind: node.operation, document }];
  });
}

/** Each after those that it needs itself. */
function fragmentsOf(
  node: Parameters<typeof visit>[0],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      fragmentsOf(fragment, fragments, found).add(fragment);
    },
  });
  return found;
}
