// Random GraphQL documents for a schema: mostly right, with everything in them that can be wrong.
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import type { Random } from './random';
import { literal, plain, typedValue, type Grammar } from './typed-values';

export interface FuzzDocument {
  query: string;
  variables: Record<string, unknown>;
}

/** Makes one document. */
class DocumentMaker {
  readonly variables: Record<string, unknown> = {};
  private readonly definitions: string[] = [];
  private readonly fragments: string[] = [];
  private fields = 0;

  constructor(
    private readonly grammar: Grammar,
    private readonly random: Random,
  ) {}

  private wrong(share = 1): boolean {
    return this.random.chance(this.grammar.wrongness * share);
  }

  private argument(argument: GraphQLArgument): string {
    const value = typedValue(this.grammar, this.random, argument.type, argument.name);
    if (this.random.chance(0.5)) return `${argument.name}: ${literal(value)}`;
    return `${argument.name}: ${this.variable(argument.type.toString(), value)}`;
  }

  private variable(type: string, value: unknown): string {
    const name = `v${this.definitions.length}`;
    const declared = this.wrong(0.2)
      ? this.random.pick(['Int', '[String!]', 'Nope', 'Boolean!', 'ID'])
      : type;
    const preset = this.wrong(0.3) ? ` = ${literal(value)}` : '';
    this.definitions.push(`$${name}: ${declared}${preset}`);
    if (!this.wrong(0.3)) this.variables[name] = plain(value);
    return `$${name}`;
  }

  private directive(): string {
    const { random } = this;
    if (random.chance(0.94)) return '';
    if (this.wrong(0.5)) return random.pick([' @client', ' @include', ' @skip(if: "yes")', ' @deprecated']);
    const condition = random.chance(0.5) ? 'true' : this.variable('Boolean!', random.chance(0.5));
    return ` @${random.pick(['include', 'skip'])}(if: ${condition})`;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const { random } = this;
    this.fields += 1;
    const given = field.args.filter((argument) =>
      isNonNullType(argument.type) ? !this.wrong(0.2) : random.chance(0.4),
    );
    const args = given.map((argument) => this.argument(argument));
    if (this.wrong(0.1)) args.push('nonsense: 1');
    const alias = random.chance(given.length > 0 ? 0.8 : 0.05) ? `a${this.fields}: ` : '';
    const type = getNamedType(field.type);
    let selection = isCompositeType(type) ? this.selection(type, depth + 1) : '';
    if (this.wrong(0.1)) selection = selection === '' ? ' { id }' : '';
    const shown = args.length > 0 ? `(${args.join(', ')})` : '';
    return `${alias}${field.name}${shown}${this.directive()}${selection}`;
  }

  private selection(type: GraphQLNamedType, depth: number): string {
    const { random, grammar } = this;
    const parts: string[] = [];
    if ('getFields' in type) {
      const all = Object.values(type.getFields() as Record<string, GraphQLField<unknown, unknown>>);
      const leaves = all.filter(({ type: inner }) => !isCompositeType(getNamedType(inner)));
      const isFull = depth > 22 || this.fields > 50;
      const from = isFull || random.chance(0.35) ? leaves : all;
      const wanted = 1 + random.below(isFull ? 1 : 5);
      for (let index = 0; index < wanted && from.length > 0; index += 1)
        parts.push(this.field(random.pick(from), depth));
    }
    if (isAbstractType(type) && random.chance(0.6) && this.fields < 50) {
      const object = random.pick(grammar.schema.getPossibleTypes(type));
      parts.push(`... on ${object.name}${this.selection(object, depth + 1)}`);
    }
    if (random.chance(0.15) || parts.length === 0) parts.push('__typename');
    if (this.wrong(0.1))
      parts.push(random.pick(['nonsense', '...Nowhere', '... on Nope { id }', '... on Int { id }']));
    if (random.chance(0.03)) return this.fragment(type, parts);
    return ` { ${parts.join(' ')} }`;
  }

  private fragment(type: GraphQLNamedType, parts: string[]): string {
    const name = `F${this.fragments.length}`;
    const loop = this.wrong(0.2) ? ` ...${this.random.chance(0.5) ? name : 'F0'}` : '';
    this.fragments.push(`fragment ${name} on ${type.name} { ${parts.join(' ')}${loop} }`);
    return ` { ...${name} }`;
  }

  make(): FuzzDocument {
    const { random, grammar } = this;
    const isMutation = random.chance(0.35);
    const root = isMutation ? grammar.schema.getMutationType() : grammar.schema.getQueryType();
    // Checking a password takes as long as fifty other requests, and a deleted account finds nothing any more.
    const fields = Object.values(root?.getFields() ?? {}).filter(
      ({ name }) =>
        !/^(generateCustomerToken|createCustomer|changeCustomerPassword|updateCustomerEmail|deleteCustomer$)/.test(
          name,
        ) || random.chance(0.03),
    );
    const count = random.chance(0.7) ? 1 : 1 + random.below(4);
    const parts = Array.from({ length: count }, () => this.field(random.pick(fields), 0));
    if (this.wrong(0.05)) parts.push(...Array.from({ length: 310 }, (_, index) => `b${index}: __typename`));
    if (this.wrong(0.05)) parts.push(deep(random.below(40)));
    const kind = isMutation ? 'mutation' : 'query';
    const head = this.definitions.length > 0 ? `(${this.definitions.join(', ')})` : '';
    const operation = `${this.wrong(0.05) ? 'subscription' : kind}${head}${this.directive()} { ${parts.join(' ')} }`;
    const second = this.wrong(0.05) ? ' query Other { __typename }' : '';
    return { query: [operation + second, ...this.fragments].join('\n'), variables: this.variables };
  }
}

function deep(levels: number): string {
  return `categoryList { ${'children { '.repeat(levels)} id ${'} '.repeat(levels)} }`;
}

export const makeDocument = (grammar: Grammar, random: Random): FuzzDocument =>
  new DocumentMaker(grammar, random).make();
