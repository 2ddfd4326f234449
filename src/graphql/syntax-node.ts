// The node of a GraphQL syntax tree, as far as parsing and printing here need it.

/** Nodes have the shape and the order of keys of graphql-js; only what printing reads is named here. */
export interface Node {
  kind: string;
  value?: unknown;
  operation?: string;
  name?: Node;
  alias?: Node;
  type?: Node;
  variable?: Node;
  defaultValue?: Node;
  typeCondition?: Node;
  selectionSet?: Node;
  definitions?: Node[];
  variableDefinitions?: Node[];
  arguments?: Node[];
  directives?: Node[];
  selections?: Node[];
  values?: Node[];
  fields?: Node[];
}
