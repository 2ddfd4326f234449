// The documents that the shop's front end sends, read from where it keeps them.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** In the order of the tree; the fragments of a folder are in its `fragments.graphql` or next to the operation. */
export function shopOperations(): ShopOperation[] {
  const folders = readdirSync(src, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'graphql',
  );
  const written = folders.flatMap(({ name: feature }) => {
    const files = readdirSync(join(src, feature)).filter((name) => name.endsWith('.graphql'));
    const text = (name: string) => readFileSync(join(src, feature, name), 'utf8');
    const shared = files.includes('fragments.graphql') ? text('fragments.graphql') : '';
    return files
      .filter((name) => name !== 'fragments.graphql')
      .flatMap((name) => operationsOf(`${text(name)}\n${shared}`, feature));
  });
  return [...written, ...operationsIn(CustomerGroupUidDocument as unknown as DocumentNode, 'user')];
}

/** The operations of a GraphQL text, each as a document of its own. */
export function operationsOf(text: string, feature: string): ShopOperation[] {
  return operationsIn(parse(text), feature);
}

function operationsIn({ definitions }: DocumentNode, feature: string): ShopOperation[] {
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  return definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.operation === 'subscription') return [];
    const document = { kind: Kind.DOCUMENT, definitions: [node, ...fragmentsOf(node, fragments)] } as const;
    return [{ name: node.name?.value ?? '', kind: node.operation, feature, document }];
  });
}

function fragmentsOf(
  node: Parameters<typeof visit>[0],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}
