// Random values for an input type: mostly of that type and known to the shop, sometimes wrong on purpose.
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from './random';
import { oddJson, oddNumber, oddText, type Pool } from './values';

export interface Grammar {
  schema: GraphQLSchema;
  pool: Pool;
  /** How often something is made wrong on purpose, 0 to 1. */
  wrongness: number;
}

/** A bare word: an enum's value. */
class Name {
  constructor(readonly text: string) {}
}

const cartIds = /^(?:cart_?id|cartId|source_cart_id|destination_cart_id)$/;
const likelyKeys = ['sku', 'quantity', 'eq', 'in', 'match', 'cart_id'];

/** For the argument or input field `name`; enum values are kept apart from text until they are written. */
export function typedValue(
  grammar: Grammar,
  random: Random,
  type: GraphQLInputType,
  name: string,
  depth = 0,
): unknown {
  const wrong = (share: number) => random.chance(grammar.wrongness * share);
  if (wrong(0.5)) return oddJson(random, likelyKeys);
  if (!isNonNullType(type) && wrong(1)) return null;
  const inner = getNullableType(type);
  const inside = (innerType: GraphQLInputType, innerName: string) =>
    typedValue(grammar, random, innerType, innerName, depth + 1);
  if (isListType(inner)) {
    const item = inner.ofType as GraphQLInputType;
    return Array.from({ length: random.chance(0.6) ? 1 : random.below(4) }, () => inside(item, name));
  }
  if (isInputObjectType(inner)) {
    const share = depth > 3 ? 0.1 : 0.4;
    const chosen = Object.values(inner.getFields()).filter((field) =>
      isNonNullType(field.type) ? !wrong(0.2) : random.chance(share),
    );
    return Object.fromEntries(chosen.map((field) => [field.name, inside(field.type, field.name)]));
  }
  if (isEnumType(inner)) return new Name(random.pick(inner.getValues()).name);
  return scalar(grammar, random, (inner as GraphQLNamedType).name, name);
}

function scalar({ wrongness, pool }: Grammar, random: Random, type: string, name: string): unknown {
  if (type === 'Boolean') return random.chance(0.5);
  if (type === 'Int' || type === 'Float') {
    if (random.chance(wrongness))
      return random.pick([String(random.below(9)), '1.5', 'six', 1.5, 1e10, 2 ** 53]);
    return random.chance(0.8) ? 1 + random.below(5) : oddNumber(random);
  }
  const known = random.chance(0.8) ? pool.take(random, cartIds.test(name) ? 'cart_id' : name) : undefined;
  return known ?? oddText(random);
}

/** As it stands in a document. */
export function literal(value: unknown): string {
  if (value instanceof Name) return value.text;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([key]) => /^[_A-Za-z]\w*$/.test(key));
    return `{${entries.map(([key, item]) => `${key}: ${literal(item)}`).join(', ')}}`;
  }
  if (typeof value === 'number' && Number.isInteger(value)) return BigInt(value).toString();
  return JSON.stringify(value);
}

/** As it travels in `variables`. */
export function plain(value: unknown): unknown {
  if (value instanceof Name) return value.text;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  return value;
}
