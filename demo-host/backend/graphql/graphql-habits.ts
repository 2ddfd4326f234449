// What releases do differently around the execution of a document: statuses, limits, rejected tokens.
import type { GraphQLFormattedError } from 'graphql';
import type { BackendOptions } from '../context';
import { profileOf } from '../profile';

export interface Habits {
  /** HTTP statuses of what is refused before anything is executed. */
  status: {
    syntax: number;
    emptyDocument: number;
    /** Unknown store view or currency, too complex, too many aliases, too large. */
    input: number;
    contentType: number;
    verb: number;
  };
  /** OPTIONS and HEAD ask for nothing, and verbs beyond them, GET and POST are refused; else all are empty queries. */
  knowsVerbs: boolean;
  /** A body or variables that are no JSON: a GraphQL error, or an HTML page. */
  explainsBadJson: boolean;
  /** A token that is no longer any good: HTTP 401, or a silent guest. */
  rejectsTokens: boolean;
  /** The first error's category decides over 401 and 403. */
  tellsByStatus: boolean;
  /** `extensions.category` of what does not exist. */
  namesMissing: boolean;
  maximumAliases: number;
  /** A body that is too large: a GraphQL error, or the web server's page. */
  explainsLargeBody: boolean;
}

/** As recorded from 2.4.6. */
const recorded: Habits = {
  status: { syntax: 500, emptyDocument: 200, input: 500, contentType: 500, verb: 500 },
  knowsVerbs: false,
  explainsBadJson: false,
  rejectsTokens: false,
  tellsByStatus: false,
  namesMissing: false,
  maximumAliases: Infinity,
  explainsLargeBody: false,
};

/** magento/magento2, GraphQl/Controller/GraphQl.php and HttpRequestValidator/*.php of the 2.4 development line. */
const newer: Habits = {
  status: { syntax: 400, emptyDocument: 400, input: 200, contentType: 415, verb: 405 },
  knowsVerbs: true,
  explainsBadJson: true,
  rejectsTokens: true,
  tellsByStatus: true,
  namesMissing: true,
  maximumAliases: 10,
  explainsLargeBody: true,
};

export function habitsOf(options: BackendOptions): Habits {
  return profileOf(options).hasNewerHabits ? newer : recorded;
}

const statuses: Record<string, number> = { 'graphql-authentication': 401, 'graphql-authorization': 403 };

/** The status of an answer that was executed. */
export function executedStatus({ tellsByStatus }: Habits, errors: readonly GraphQLFormattedError[]): number {
  const category = errors.find(({ extensions }) => extensions?.['category'])?.extensions?.['category'];
  return tellsByStatus && typeof category === 'string' ? (statuses[category] ?? 200) : 200;
}
