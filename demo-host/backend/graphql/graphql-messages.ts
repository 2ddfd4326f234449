// Puts graphql-js errors into the words and the shape that Magento's GraphQL library uses.
import { parse, visit, type GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AggregateInputError, BackendError } from '../errors';
import type { Habits } from './graphql-habits';

const rewrites: [RegExp, string][] = [
  [
    /^Unknown argument "([^"]*)" on field "([^".]*)\.([^"]*)"\..*$/s,
    'Unknown argument "$1" on field "$3" of type "$2".',
  ],
  [
    /^(Field "[^"]*" of type "[^"]*") must have a selection of subfields\..*$/s,
    '$1 must have a sub selection.',
  ],
  [
    /^(Field "[^"]*" argument "[^"]*" of type "[^"]*" is required), but it was not provided\.$/,
    '$1 but not provided.',
  ],
  [/^(Variable "[^"]*" is not defined)\.$/, '$1 by operation "".'],
  [
    /^Schema is not configured to execute subscription operation\.$/,
    'Schema is not configured for subscriptions.',
  ],
  [/^(Syntax Error: .*?)\.?$/s, '$1'],
  [/^(.* cannot represent .*: ".*")\.$/, '$1'],
];

function magentoWording(message: string): string {
  for (const [pattern, replacement] of rewrites)
    if (pattern.test(message)) return message.replace(pattern, replacement);
  return message;
}

const unknownField = /^(Cannot query field "[^"]*" on type "[^"]*"\.)(?: Did you mean ("[^?]*)\?)?.*$/s;

/** For speed Magento knows, while it answers a query, only the fields that the query names; it suggests no others. */
function fieldAdvice({ message, source }: GraphQLError): string | undefined {
  const match = unknownField.exec(message);
  if (!match) return undefined;
  const named = new Set<string>();
  if (source) visit(parse(source.body), { Field: ({ name }) => void named.add(name.value) });
  const known = (match[2]?.match(/\w+(?=")/g) ?? []).filter((name) => named.has(name));
  const quoted = known.map((name) => `"${name}"`);
  const last = quoted.length > 2 ? `, or ${quoted.pop()}` : '';
  const advice = last === '' ? quoted.join(' or ') : quoted.join(', ') + last;
  return advice === '' ? match[1] : `${match[1]} Did you mean ${advice}?`;
}

/** The error as it goes over the wire; a cause that nobody raised on purpose is not shown. */
export function formatError(error: GraphQLError, { namesMissing }: Habits): GraphQLFormattedError {
  const cause = error.originalError;
  const place = {
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
  if (cause instanceof BackendError)
    return cause.category && (namesMissing || cause.category !== 'graphql-no-such-entity')
      ? { message: cause.message, ...place, extensions: { category: cause.category } }
      : { message: cause.message, ...place };
  // graphql-js wraps what a resolver threw; what it raised itself while executing has no original error.
  const hidden =
    cause !== undefined ||
    /^(Cannot return null for|Expected Iterable|Expected value of type .* but got|Abstract type)/.test(
      error.message,
    );
  return {
    message: hidden ? 'Internal server error' : (fieldAdvice(error) ?? magentoWording(error.message)),
    ...place,
  };
}

/** What one failure becomes in `errors`: usually one entry, several for an input with several complaints. */
export function formatErrors(error: GraphQLError, habits: Habits): GraphQLFormattedError[] {
  const cause = error.originalError;
  if (!(cause instanceof AggregateInputError)) return [formatError(error, habits)];
  return cause.messages.map((message) => ({ message, extensions: { category: 'graphql-input' } }));
}
