// Reads a backend's schema from a file: SDL, or the JSON of an introspection, plain or as it was recorded.
import { readFileSync, statSync } from 'node:fs';
import {
  GraphQLError,
  buildClientSchema,
  buildSchema,
  validateSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { CannotCheck } from './validator';

export interface SchemaFile {
  kind: 'sdl' | 'introspection';
  schema: GraphQLSchema;
}

export function readSchemaFile(path: string): SchemaFile {
  const text = readText(path);
  const isJson = /^\s*[[{]\s*(["\]}{]|$)/.test(text);
  const schema = isJson ? fromJson(path, text) : fromSdl(path, text);
  if (!schema.getQueryType())
    throw new CannotCheck(`${path} has no type Query: it describes no GraphQL backend.`);
  return { kind: isJson ? 'introspection' : 'sdl', schema };
}

function readText(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats)
    throw new CannotCheck(
      `There is no file ${path}. (An endpoint's address begins with http:// or https://.)`,
    );
  if (!stats.isFile()) throw new CannotCheck(`${path} is not a file.`);
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new CannotCheck(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function fromSdl(path: string, text: string): GraphQLSchema {
  try {
    const schema = buildSchema(text);
    const [invalid] = validateSchema(schema);
    if (invalid && schema.getQueryType()) throw invalid;
    return schema;
  } catch (error) {
    const line = error instanceof GraphQLError && error.locations?.[0]?.line;
    const [message] = (error as Error).message.split('\n');
    throw new CannotCheck(`${path} is no valid schema${line ? ` (line ${line})` : ''}: ${message}`);
  }
}

function fromJson(path: string, text: string): GraphQLSchema {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new CannotCheck(`${path} is no valid JSON: ${(error as Error).message}`);
  }
  const found = [json, at(json, 'data'), at(json, 'body', 'data'), at(json, 'response', 'body', 'data')].find(
    (place) => at(place, '__schema'),
  );
  if (!found) throw new CannotCheck(`${path} is JSON without an introspection result (__schema).`);
  return clientSchema(found, path);
}

/** The schema of an introspection's `data`; `from` names where it came from. */
export function clientSchema(data: unknown, from: string): GraphQLSchema {
  try {
    return buildClientSchema(data as IntrospectionQuery, { assumeValid: true });
  } catch (error) {
    const [message] = (error as Error).message.split('\n');
    throw new CannotCheck(`${from} answers an introspection that cannot be read: ${message}`);
  }
}

function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
}
