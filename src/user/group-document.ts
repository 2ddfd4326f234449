// Asks for the customer group as newer backends publish it. Not part of our schema, hence written as an AST.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

const field = (value: string, selections?: object[]) => ({
  kind: 'Field',
  name: { kind: 'Name', value },
  ...(selections ? { selectionSet: { kind: 'SelectionSet', selections } } : {}),
});

export const CustomerGroupUidDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CustomerGroupUid' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [field('customer', [field('group', [field('uid')])])],
      },
    },
  ],
} as unknown as TypedDocumentNode<
  { customer: { group?: { uid: string | null } | null } | null },
  Record<string, never>
>;
