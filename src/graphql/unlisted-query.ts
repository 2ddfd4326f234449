// Writes a query that names what our schema does not list, as codegen writes the others.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export const field = (value: string, ...selections: object[]) => ({
  kind: 'Field',
  name: { kind: 'Name', value },
  ...(selections.length ? { selectionSet: { kind: 'SelectionSet', selections } } : {}),
});

export const unlistedQuery = <Data>(value: string, ...selections: object[]) =>
  ({
    kind: 'Document',
    definitions: [
      {
        kind: 'OperationDefinition',
        operation: 'query',
        name: { kind: 'Name', value },
        selectionSet: { kind: 'SelectionSet', selections },
      },
    ],
  }) as unknown as TypedDocumentNode<Data, Record<string, never>>;
