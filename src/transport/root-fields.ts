// The names of the fields at the top of an operation.
import type { Operation } from '@urql/core';

export function rootFields(document: Operation['query']): string[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === 'Field' ? [selection.name.value] : [],
        )
      : [],
  );
}
