// The shop's own documents, which reach further than random ones, with random variables.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isInputType,
  Kind,
  parse,
  print,
  typeFromAST,
  visit,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import type { FuzzDocument } from './documents';
import type { Random } from './random';
import { plain, typedValue, type Grammar } from './typed-values';

interface OwnOperation {
  node: OperationDefinitionNode;
  query: string;
}

// Checking a password takes as long as fifty other requests.
const slow = /generateCustomerToken|createCustomer|changeCustomerPassword/;
const source = join(import.meta.dirname, '../../../src');

/** Every operation of the shop, each with the fragments it needs. */
export function ownOperations(): OwnOperation[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.graphql') && !file.startsWith('graphql'),
  );
  const nodes = files.sort().flatMap((file) => parse(readFileSync(join(source, file), 'utf8')).definitions);
  const fragments = new Map(
    nodes.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  return nodes
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .filter((node) => !slow.test(print(node)))
    .map((node) => ({ node, query: [node, ...fragmentsOf(node, fragments)].map(print).join('\n') }));
}

function fragmentsOf(
  operation: OperationDefinitionNode,
  known: ReadonlyMap<string, FragmentDefinitionNode>,
): Set<FragmentDefinitionNode> {
  const found = new Set<FragmentDefinitionNode>();
  const look = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = known.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        look(fragment);
      },
    });
  look(operation);
  return found;
}

export function withVariables({ node, query }: OwnOperation, grammar: Grammar, random: Random): FuzzDocument {
  const variables: Record<string, unknown> = {};
  for (const { variable, type: typeNode } of node.variableDefinitions ?? []) {
    const type = typeFromAST(grammar.schema, typeNode);
    const name = variable.name.value;
    if (isInputType(type)) variables[name] = plain(typedValue(grammar, random, type, name));
  }
  return { query, variables };
}
