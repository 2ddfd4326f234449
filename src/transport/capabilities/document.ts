// Finds and removes parts of a document by where they stand in the backend's schema.
import { createRequest, formatDocument, type AnyVariables, type Operation } from '@urql/core';
import { queryText } from '../http/query-text';

type Document = Operation['query'];

/** As much of an AST node as the walks below need. */
interface Node {
  kind: string;
  name?: { value: string };
  arguments?: Node[];
  directives?: Node[];
  selectionSet?: { selections: Node[] };
  typeCondition?: { name: { value: string } };
  variableDefinitions?: Node[];
  variable?: { name: { value: string } };
  type?: Node;
  value?: Node;
  fields?: Node[];
  values?: Node[];
  operation?: string;
}

/**
 * A place in the schema, written from the nearest type whose name the document tells: 'Query.customer.groupId',
 * 'ProductInterface.brand', 'Query.cart(terminal:)', 'Mutation.x(input:).audience', a type 'CancelOrderInput', or a key of a
 * variable 'ContactUsInput>telephone'. The same place has the same name in every document.
 */
export type Place = string;

export const argumentOf = (field: Place, argument: string): Place => `${field}(${argument}:)`;

const rootType = (operation: string) => operation.charAt(0).toUpperCase() + operation.slice(1);

const typeName = (type: Node | undefined): string =>
  type?.name?.value ?? (type?.type ? typeName(type.type as Node) : '');

/** The named type of each variable. */
export function variableTypes(document: Document): Record<string, string> {
  const definitions = (document.definitions as unknown as Node[]).flatMap(
    ({ variableDefinitions }) => variableDefinitions ?? [],
  );
  return Object.fromEntries(
    definitions.map(({ variable, type }) => [variable?.name.value, typeName(type as Node)]),
  );
}

/** Every name of the document in the order of its text, with its place where it has one. */
function placesInOrder(document: Document): { name: string; place?: Place }[] {
  const found: { name: string; place?: Place }[] = [];
  const walk = (node: unknown, at: Place): void => {
    if (Array.isArray(node)) return node.forEach((entry) => walk(entry, at));
    if (!node || typeof node !== 'object' || !('kind' in node)) return;
    const { kind, name, operation, typeCondition } = node as Node;
    let inner = at;
    if (kind === 'OperationDefinition') inner = rootType(operation ?? 'query');
    else if (typeCondition) inner = typeCondition.name.value;
    else if (kind === 'Field' || kind === 'ObjectField') inner = `${at}.${name?.value}`;
    else if (kind === 'Argument') inner = argumentOf(at, name?.value ?? '');
    const hasPlace = inner !== at && (kind === 'Field' || kind === 'ObjectField' || kind === 'Argument');
    for (const [key, child] of Object.entries(node)) {
      if (key === 'name') found.push({ name: name?.value ?? '', ...(hasPlace ? { place: inner } : {}) });
      else walk(child, inner);
    }
    if (kind === 'Name') found.push({ name: (node as unknown as { value: string }).value });
  };
  walk(formatDocument(document).definitions, '');
  return found;
}

/**
 * The places that a name stands at. `column` (from 1, in the text that was sent) picks the one that the backend complained of;
 * without it all of them are meant.
 */
export function placesOf(document: Document, name: string, column?: number): Place[] {
  const named = placesInOrder(document).filter((entry) => entry.name === name);
  if (column) {
    const before = queryText(document).slice(0, column - 1);
    const exact = named[before.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0];
    if (exact?.place) return [exact.place];
  }
  return named.flatMap(({ place }) => place ?? []);
}

/** The document without the missing places and without what they leave unused; undefined when nothing is left to ask. */
export function without(document: Document, missing: (place: Place) => boolean): Document | undefined {
  const definitions = document.definitions as unknown as Node[];
  const types = variableTypes(document);
  const used = new Set<string>();
  const fragments = new Map<string, Node | undefined>();

  const keepValue = (value: Node, at: Place): Node | undefined => {
    if (value.kind === 'Variable') {
      const name = value.name?.value ?? '';
      if (missing(types[name] ?? '')) return undefined;
      used.add(name);
    }
    if (value.fields)
      return {
        ...value,
        fields: keepAll(value.fields, (field) => keepNamed(field, `${at}.${field.name?.value}`)),
      };
    if (value.values) return { ...value, values: keepAll(value.values, (entry) => keepValue(entry, at)) };
    return value;
  };
  const keepNamed = (node: Node, place: Place): Node | undefined => {
    if (missing(place)) return undefined;
    const value = node.value && keepValue(node.value, place);
    return value && { ...node, value };
  };
  const keepSelections = (node: Node, at: Place): Node | undefined => {
    if (!node.selectionSet) return node;
    const before = node.selectionSet.selections;
    const selections = keepAll(before, (selection) => keep(selection, at));
    return selections.length === before.length || selections.some(({ name }) => name?.value !== '__typename')
      ? { ...node, selectionSet: { ...node.selectionSet, selections } }
      : undefined;
  };
  const keepFragment = (name: string): Node | undefined => {
    if (!fragments.has(name)) {
      const definition = definitions.find(
        (node) => node.kind === 'FragmentDefinition' && node.name?.value === name,
      );
      const type = definition?.typeCondition?.name.value ?? '';
      fragments.set(name, definition && !missing(type) ? keepSelections(definition, type) : undefined);
    }
    return fragments.get(name);
  };
  const keep = (node: Node, at: Place): Node | undefined => {
    // Directives are the client's own words: what they name is in use.
    for (const directive of node.directives ?? [])
      for (const { value } of directive.arguments ?? []) if (value) keepValue(value, at);
    if (node.kind === 'FragmentSpread') return keepFragment(node.name?.value ?? '') && node;
    if (node.kind === 'InlineFragment') {
      const type = node.typeCondition?.name.value ?? at;
      return missing(type) ? undefined : keepSelections(node, type);
    }
    const place = `${at}.${node.name?.value}`;
    if (missing(place)) return undefined;
    const args =
      node.arguments &&
      keepAll(node.arguments, (entry) => keepNamed(entry, argumentOf(place, entry.name?.value ?? '')));
    return keepSelections(args ? { ...node, arguments: args } : node, place);
  };

  const operations = keepAll(definitions, (definition) =>
    definition.kind === 'OperationDefinition'
      ? keepSelections(definition, rootType(definition.operation ?? 'query'))
      : undefined,
  ).map((operation) => ({
    ...operation,
    variableDefinitions: operation.variableDefinitions?.filter(({ variable }) =>
      used.has(variable?.name.value ?? ''),
    ),
  }));
  if (!operations.length) return undefined;
  const kept = [...operations, ...[...fragments.values()].filter((fragment) => !!fragment)];
  // Through createRequest for the key by which urql tells documents apart.
  return createRequest({ kind: 'Document', definitions: kept } as unknown as Document, {}).query;
}

/** The variables that the document still declares, without the missing keys of their input types. */
export function variablesOf(
  document: Document,
  variables: AnyVariables,
  missing: (place: Place) => boolean,
): AnyVariables {
  const types = variableTypes(document);
  const strip = (value: unknown, type: string): unknown => {
    if (Array.isArray(value)) return value.map((entry) => strip(entry, type));
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) =>
        missing(`${type}>${key}`) ? [] : [[key, strip(entry, type)]],
      ),
    );
  };
  return Object.fromEntries(
    Object.entries(variables ?? {}).flatMap(([name, value]) => {
      const type = types[name];
      return type === undefined ? [] : [[name, strip(value, type)]];
    }),
  );
}

function keepAll(nodes: readonly Node[], keep: (node: Node) => Node | undefined): Node[] {
  return nodes.flatMap((node) => keep(node) ?? []);
}
