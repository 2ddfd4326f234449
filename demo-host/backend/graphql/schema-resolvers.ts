// Puts the nouns' resolvers onto a built schema; what an interface resolves, its types resolve alike.
import {
  isAbstractType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';
import type { Context } from '../context';
import type { Resolvers } from '../nouns';

type Resolve = GraphQLFieldResolver<unknown, Context>;

function attach(type: GraphQLObjectType, own: Resolvers[string] | undefined): void {
  const fields = type.getFields();
  for (const [name, resolve] of Object.entries(own ?? {}))
    if (fields[name]) fields[name].resolve = resolve as Resolve;
}

/** Resolvers of types and fields that the schema does not have are left out: other profiles have them. */
export function attachResolvers(schema: GraphQLSchema, nouns: readonly Resolvers[]): void {
  const all = new Map<string, Resolvers[string]>();
  for (const noun of nouns)
    for (const [type, own] of Object.entries(noun)) all.set(type, { ...all.get(type), ...own });
  for (const type of Object.values(schema.getTypeMap())) {
    const own = all.get(type.name);
    if (isAbstractType(type) && own?.['__resolveType'])
      type.resolveType = own['__resolveType'] as GraphQLTypeResolver<unknown, Context>;
    if (!isObjectType(type)) continue;
    for (const { name } of type.getInterfaces()) attach(type, all.get(name));
    attach(type, own);
  }
}
