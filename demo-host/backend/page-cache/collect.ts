// Notes while a query is executed whether its answer may be cached, and with which tags.
import { defaultFieldResolver, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Context } from '../context';
import { cachingRules } from './identities';

const key = Symbol('cache notes');

interface Notes {
  isCacheable: boolean;
  tags: Set<string>;
}

/** Before execution; without it nothing is noted. */
export function noteCacheTags({ memo }: Context): void {
  memo.set(key, { isCacheable: true, tags: new Set<string>() } satisfies Notes);
}

/** Tags of an answer that may be cached; undefined where it may not, or where nothing could ever clear it. */
export function notedCacheTags(context: Context): string[] | undefined {
  const notes = notesOf(context);
  return notes?.isCacheable && notes.tags.size > 0 ? [...notes.tags] : undefined;
}

function notesOf({ memo }: Context): Notes | undefined {
  return memo.get(key) as Notes | undefined;
}

/** Reading a listing's page for its tags must not read it twice. */
function readOnce<T>(value: T): T {
  const items = (value as { items?: unknown } | null)?.items;
  if (typeof items !== 'function') return value;
  let page: { read: unknown } | undefined;
  const readItems = () => (page ??= { read: (items as () => unknown).call(value) }).read;
  return Object.create(value as object, { items: { value: readItems } }) as T;
}

/** Wraps the resolvers of the fields that a rule names. */
export function addCacheNotes(schema: GraphQLSchema, cachesMore: boolean): void {
  for (const [name, rule] of cachingRules(cachesMore)) {
    const [typeName = '', fieldName = ''] = name.split('.');
    const type = schema.getType(typeName);
    const types = isInterfaceType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    for (const owner of types) {
      const field = owner.getFields()[fieldName];
      if (!field) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      const noted = async (found: unknown, notes: Notes, context: Context, args: Record<string, unknown>) => {
        const value = readOnce(await found);
        if (rule && value != null) for (const tag of rule(value, context, args)) notes.tags.add(tag);
        return value;
      };
      field.resolve = (source, args: Record<string, unknown>, context: Context, info) => {
        const notes = notesOf(context);
        // Before the field is resolved: what fails is as private as what succeeds.
        if (notes && !rule) notes.isCacheable = false;
        const found = resolve(source, args, context, info) as unknown;
        return notes ? noted(found, notes, context, args) : found;
      };
    }
  }
}
