// The executable schema: the SDL, what the catalogue's own attributes add to it, and every noun's resolvers.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildASTSchema, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { BackendOptions } from '../context';
import type { Database } from '../database';
import { attributeFields } from '../catalog/attribute-fields';
import { resolvers } from '../nouns';
import { addCacheNotes } from '../page-cache/collect';
import { limitRates } from '../rate-limits';
import { limitTextLengths } from '../text-lengths';
import { hasModule, moduleNames, profileOf, type Profile } from '../profile';
import { attachResolvers } from './schema-resolvers';
import { pruneSchema } from './schema-profile';
import { limitWork } from './work-limit';
import { counter } from '../settings';

const ownSchema = fileURLToPath(new URL('../../../src/graphql/schema.graphql', import.meta.url));
/** One process rarely has more kinds of shop than one. */
const mostKept = 8;
const servedDocuments = new Map<string, DocumentNode>();
const schemas = new Map<string, GraphQLSchema>();
const current = new WeakMap<Database, { revision: string; schema: GraphQLSchema }>();

function kept<T>(cache: Map<string, T>, key: string, build: () => T): T {
  const known = cache.get(key) ?? build();
  cache.delete(key);
  cache.set(key, known);
  for (const oldest of cache.keys()) if (cache.size > mostKept) cache.delete(oldest);
  return known;
}

function read(sdl: string): DocumentNode {
  return parse(sdl, { noLocation: true });
}

function build(served: DocumentNode, additions: readonly string[], profile: Profile): GraphQLSchema {
  const definitions = [...served.definitions, ...additions.flatMap((sdl) => read(sdl).definitions)];
  // Tests validate every profile's schema; doing so in each process would take longer than all the rest.
  const schema = buildASTSchema({ ...served, definitions }, { assumeValid: true, assumeValidSDL: true });
  attachResolvers(schema, resolvers);
  limitTextLengths(schema);
  limitRates(schema);
  limitWork(schema);
  addCacheNotes(schema, profile.hasNewerHabits);
  return schema;
}

/**
 * The schema of a shop. It holds nothing of one database: shops of one kind share it. Looks again when the set of
 * attributes or modules changed, also by another process (an import).
 */
export function schemaOf(db: Database, options: BackendOptions): GraphQLSchema {
  const profile = profileOf(options);
  const modules = moduleNames.filter((name) => hasModule(db, profile, name));
  const kind = `${profile.hasNewerFields} ${profile.hasNewerHabits} ${modules.join()}`;
  const revision = `${counter(db, 'attributes')} ${kind}`;
  const known = current.get(db);
  if (known?.revision === revision) return known.schema;
  const served = kept(servedDocuments, kind, () =>
    pruneSchema(read(readFileSync(ownSchema, 'utf8')), {
      hasNewerFields: profile.hasNewerFields,
      hasModule: (name) => modules.some((module) => module === name),
    }),
  );
  const additions = attributeFields(db, served);
  const schema = kept(schemas, `${kind} ${additions.join()}`, () => build(served, additions, profile));
  current.set(db, { revision, schema });
  return schema;
}
