// How much work one document may make: lists within lists multiply, which neither its depth nor its fields show.
import {
  Kind,
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../context';
import { inputError } from '../errors';

/** In fields that are answered: about a second, in which the shop answers nobody else. A page of 300 products takes a tenth. */
const mostWork = 1_000_000;
/** A list is asked of the database, also an empty one. */
const listWork = 100;
/** And each thing in it is read from there. */
const itemWork = 10;

type Resolve = GraphQLFieldResolver<unknown, Context>;
type Fragments = GraphQLResolveInfo['fragments'];

const spent = Symbol('work that a request has made');
const sizes = new WeakMap<SelectionSetNode, number>();

function spend({ memo }: Context, work: number): void {
  const total = ((memo.get(spent) as number | undefined) ?? 0) + work;
  memo.set(spent, total);
  if (total > mostWork) throw inputError('The query asks for too much.');
}

function fieldsIn(set: SelectionSetNode | undefined, fragments: Fragments): number {
  if (!set) return 0;
  let size = sizes.get(set);
  if (size === undefined) {
    size = 0;
    for (const node of set.selections)
      if (node.kind === Kind.FIELD) size += 1 + fieldsIn(node.selectionSet, fragments);
      else if (node.kind === Kind.INLINE_FRAGMENT) size += fieldsIn(node.selectionSet, fragments);
      else size += fieldsIn(fragments[node.name.value]?.selectionSet, fragments);
    sizes.set(set, size);
  }
  return size;
}

/** A list of what has fields, or a page of one where something looks for it. */
function holdsList({ type, resolve }: GraphQLField<unknown, Context>): boolean {
  const named = getNamedType(type);
  if (isListType(getNullableType(type))) return !isLeafType(named);
  return resolve !== undefined && isObjectType(named) && 'items' in named.getFields();
}

const limited =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    spend(context, listWork);
    const found: unknown = resolve(source, args, context, info);
    if (Array.isArray(found))
      for (const { selectionSet } of info.fieldNodes)
        spend(context, found.length * (itemWork + fieldsIn(selectionSet, info.fragments)));
    return found;
  };

/** Puts the limit around whatever answers a list. */
export function limitWork(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    // Those of introspection belong to every schema, and have a limit of their own.
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (holdsList(field)) field.resolve = limited(field.resolve ?? defaultFieldResolver);
  }
}
