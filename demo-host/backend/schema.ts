// The executable schema: the SDL, what the catalogue's own attributes add to it, and every noun's resolvers.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { BackendOptions } from './context';
import type { Database } from './database';
import { one } from './database';
import { attributeFields } from './catalog/attribute-fields';
import { resolvers } from './nouns';

const ownSchema = fileURLToPath(new URL('../../src/graphql/schema.graphql', import.meta.url));

interface Built {
  revision: number;
  schema: GraphQLSchema;
}

const built = new WeakMap<Database, Built>();

/** Rebuilt when the set of attributes changed, also by another process (an import). */
export function schemaOf(db: Database, options: BackendOptions): GraphQLSchema {
  const revision =
    one<{ value: number }>(db, "SELECT value FROM counter WHERE name = 'attributes'")?.value ?? 0;
  const known = built.get(db);
  if (known?.revision === revision) return known.schema;
  const sdl = readFileSync(options.schemaFile ?? ownSchema, 'utf8');
  const schema = makeExecutableSchema({
    typeDefs: [sdl, ...attributeFields(db, sdl)],
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    inheritResolversFromInterfaces: true,
  });
  built.set(db, { revision, schema });
  return schema;
}
