// Sort keys in the order in which they were sent: the first one counts most.
import { Kind, type GraphQLResolveInfo } from 'graphql';
import { sentVariables, type Context } from '../context';
import type { ProductSort } from './listing-query';

function sentKeys(info: GraphQLResolveInfo, { memo }: Context): string[] {
  const argument = info.fieldNodes[0]?.arguments?.find(({ name }) => name.value === 'sort')?.value;
  if (argument?.kind === Kind.OBJECT) return argument.fields.map(({ name }) => name.value);
  if (argument?.kind !== Kind.VARIABLE) return [];
  const variables = memo.get(sentVariables) as Record<string, object | null> | undefined;
  return Object.keys(variables?.[argument.name.value] ?? {});
}

export function inSentOrder(
  sort: ProductSort | null | undefined,
  info: GraphQLResolveInfo,
  context: Context,
): ProductSort | null {
  if (!sort) return null;
  const keys = sentKeys(info, context);
  return Object.fromEntries(
    Object.entries(sort).sort(([one], [other]) => keys.indexOf(one) - keys.indexOf(other)),
  );
}
