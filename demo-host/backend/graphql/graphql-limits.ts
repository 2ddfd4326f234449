// How deep and how large a document may be: depth, fields and aliases, counted as Magento counts them.
import type { GraphQLError } from 'graphql';
import {
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The longest document of the shop has a fifth of it, and the longest that a Magento was recorded with the half. */
export const maximumTokens = 5000;
export const maximumDepth = 20;
export const maximumComplexity = 300;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
}

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** Whether the parser gave up at `maximumTokens`. */
export const isTokenLimit = ({ message }: GraphQLError): boolean =>
  message.includes(`more that ${maximumTokens} tokens`);

/** Every field counts one, a fragment's fields each time it is spread. Stops counting far above the limit. */
export function complexityOf(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const ceiling = maximumComplexity * 100;
  // A fragment's size is computed once: nested spreads would otherwise multiply the work.
  const sizes = new Map<string, number>();
  const open = new Set<string>();
  const count = (set: SelectionSetNode): number => {
    let fields = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) fields += 1 + (node.selectionSet ? count(node.selectionSet) : 0);
      else if (node.kind === Kind.INLINE_FRAGMENT) fields += count(node.selectionSet);
      else fields += sizeOf(node.name.value);
      if (fields > ceiling) return ceiling;
    }
    return fields;
  };
  const sizeOf = (name: string): number => {
    const fragment = fragments.get(name);
    if (!fragment || open.has(name)) return 0;
    let size = sizes.get(name);
    if (size === undefined) {
      open.add(name);
      size = count(fragment.selectionSet);
      open.delete(name);
      sizes.set(name, size);
    }
    return size;
  };
  const asked = operationsOf(document).reduce((total, operation) => total + count(operation.selectionSet), 0);
  // One that no operation spreads costs as well: validation compares its fields with each other.
  return Math.max(asked, ...[...fragments.keys()].map(sizeOf));
}

/** The deepest field that has a selection of its own, root fields being 0. */
export function depthOf(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const heights = new Map<string, number>();
  const open = new Set<string>();
  // Height: how many levels of fields with selections stand below; -1 for leaves only.
  const height = (set: SelectionSetNode): number =>
    set.selections.reduce((highest, node) => {
      if (node.kind === Kind.FIELD)
        return node.selectionSet ? Math.max(highest, height(node.selectionSet) + 1) : highest;
      if (node.kind === Kind.INLINE_FRAGMENT) return Math.max(highest, height(node.selectionSet));
      return Math.max(highest, heightOf(node.name.value));
    }, -1);
  const heightOf = (name: string): number => {
    const fragment = fragments.get(name);
    if (!fragment || open.has(name)) return -1;
    let found = heights.get(name);
    if (found === undefined) {
      open.add(name);
      found = height(fragment.selectionSet);
      open.delete(name);
      heights.set(name, found);
    }
    return found;
  };
  return Math.max(0, ...operationsOf(document).map((operation) => height(operation.selectionSet)));
}

/** Aliases of operations and fragments, each counted where it is written. */
export function aliasesOf(document: DocumentNode): number {
  let aliases = 0;
  visit(document, { Field: ({ alias }) => void (aliases += alias ? 1 : 0) });
  return aliases;
}
