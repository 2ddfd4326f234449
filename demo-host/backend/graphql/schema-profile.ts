// Cuts the schema down to what a profile serves, by the marks in src/graphql/schema.graphql.
import {
  Kind,
  parseType,
  visit,
  type ASTNode,
  type ConstDirectiveNode,
  type DocumentNode,
  type TypeNode,
} from 'graphql';

interface Served {
  hasNewerFields: boolean;
  hasModule(name: string): boolean;
}

type Marked = ASTNode & { directives?: readonly ConstDirectiveNode[] };

const marks = ['newer', 'module', 'was'];

function textArgument(directive: ConstDirectiveNode): string {
  const value = directive.arguments?.[0]?.value;
  return value?.kind === Kind.STRING ? value.value : '';
}

function markOf(node: Marked, name: string): ConstDirectiveNode | undefined {
  return node.directives?.find((directive) => directive.name.value === name);
}

function isServed(node: Marked, { hasNewerFields, hasModule }: Served): boolean {
  const module = markOf(node, 'module');
  return (!module || hasModule(textArgument(module))) && (hasNewerFields || !markOf(node, 'newer'));
}

/** The document without what is not served, without the marks, and with the older types where newer ones are not. */
export function pruneSchema(document: DocumentNode, served: Served): DocumentNode {
  const gone = new Set<string>();
  for (const node of document.definitions)
    if ('name' in node && node.name && !isServed(node as Marked, served)) gone.add(node.name.value);
  const clean = <T extends Marked>(node: T): T | null => {
    if (!isServed(node, served)) return null;
    if (!node.directives?.length) return node;
    const directives = node.directives.filter(({ name }) => !marks.includes(name.value));
    const was = served.hasNewerFields ? undefined : markOf(node, 'was');
    const type: TypeNode | undefined = was && parseType(textArgument(was));
    return { ...node, directives, ...(type && { type }) };
  };
  const typeDefinition = { enter: clean };
  return visit(document, {
    DirectiveDefinition: (node) => (marks.includes(node.name.value) ? null : undefined),
    ObjectTypeDefinition: {
      enter: (node) => {
        const cleaned = clean(node);
        const interfaces = cleaned?.interfaces?.filter(({ name }) => !gone.has(name.value));
        return cleaned && { ...cleaned, ...(interfaces && { interfaces }) };
      },
    },
    InterfaceTypeDefinition: typeDefinition,
    InputObjectTypeDefinition: typeDefinition,
    EnumTypeDefinition: typeDefinition,
    FieldDefinition: typeDefinition,
    InputValueDefinition: typeDefinition,
    EnumValueDefinition: typeDefinition,
  });
}
