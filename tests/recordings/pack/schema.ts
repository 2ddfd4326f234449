// Schemas as names and types: what their fields are for stands in words that are not ours.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  buildClientSchema,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
  type ASTNode,
  type IntrospectionQuery,
} from 'graphql';

/** SDL without descriptions and reasons of deprecation. */
export function withoutProse(sdl: string): string {
  return print(
    visit(parse(sdl), {
      enter: (node: ASTNode) => ('description' in node ? { ...node, description: undefined } : undefined),
      Directive: ({ name }) => (name.value === 'deprecated' ? null : undefined),
    }),
  );
}

export function sdlOf(introspection: unknown): string {
  return printSchema(lexicographicSortSchema(buildClientSchema(introspection as IntrospectionQuery)));
}

export function writeSchema(file: string, sdl: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${withoutProse(sdl)}\n`);
}
