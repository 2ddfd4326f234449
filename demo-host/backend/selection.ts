// What a field's answer is asked for, before it is made.
import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** The fields that are selected below the resolved one, or further down by `path`; those of fragments, too. */
export function selectedFields(info: GraphQLResolveInfo, path: readonly string[] = []): FieldNode[] {
  const fieldsOf = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet);
      return fieldsOf(info.fragments[node.name.value]?.selectionSet);
    });
  const below = (nodes: readonly FieldNode[]) => nodes.flatMap(({ selectionSet }) => fieldsOf(selectionSet));
  return path.reduce(
    (nodes, name) => below(nodes.filter((node) => node.name.value === name)),
    below(info.fieldNodes),
  );
}
