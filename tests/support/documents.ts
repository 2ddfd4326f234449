// Documents as codegen writes them: those of the shop, and those that a test makes up.
import { parse, type OperationDefinitionNode } from 'graphql';
import type { DocumentText } from '../../src/graphql/document-text';
import { queryText } from '../../src/transport/http/query-text';

type Values = Record<string, unknown>;

export const documentOf = <Data = Values, Variables extends object = Values>(text: string) =>
  queryText(parse(text)) as DocumentText<Data, Variables>;

export interface ShopDocument {
  document: DocumentText<Values, Values>;
  kind: `${OperationDefinitionNode['operation']}`;
  name: string;
  variableDefinitions: NonNullable<OperationDefinitionNode['variableDefinitions']>;
}

const files = import.meta.glob<Record<string, DocumentText<Values, Values>>>(
  '../../src/graphql/generated/*.ts',
  { eager: true },
);

export const shopDocuments: readonly ShopDocument[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .map((document) => {
    const {
      operation,
      name,
      variableDefinitions = [],
    } = parse(document).definitions[0] as OperationDefinitionNode;
    return { document, kind: operation, name: name?.value ?? '', variableDefinitions };
  });
