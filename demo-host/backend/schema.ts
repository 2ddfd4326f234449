// The executable schema: the SDL, what the catalogue's own attributes add to it, and every noun's resolvers.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse, type GraphQLSchema } from 'graphql';
import type { BackendOptions } from './context';
import type { Database } from './database';
import { attributeFields } from './catalog/attribute-fields';
import { resolvers } from './nouns';
import { hasModule, moduleNames, profileOf } from './profile';
import { pruneSchema } from './schema-profile';
import { counter } from './settings';

const ownSchema = fileURLToPath(new URL('../../src/graphql/schema.graphql', import.meta.url));

interface Built {
  key: string;
  schema: GraphQLSchema;
}

const built = new WeakMap<Database, Built>();

/** Rebuilt when the set of attributes or modules changed, also by another process (an import). */
export function schemaOf(db: Database, options: BackendOptions): GraphQLSchema {
  const profile = profileOf(options);
  const modules = moduleNames.filter((name) => hasModule(db, profile, name));
  const key = `${counter(db, 'attributes')} ${modules.join()}`;
  const known = built.get(db);
  if (known?.key === key) return known.schema;
  const served = pruneSchema(parse(readFileSync(ownSchema, 'utf8')), {
    hasNewerFields: profile.hasNewerFields,
    hasModule: (name) => modules.some((module) => module === name),
  });
  const schema = makeExecutableSchema({
    typeDefs: [served, ...attributeFields(db, served)],
    resolvers,
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    inheritResolversFromInterfaces: true,
  });
  built.set(db, { key, schema });
  return schema;
}
