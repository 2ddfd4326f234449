// Drives one exchange with operations made by hand and a forward that the test answers.
import {
  createRequest,
  gql,
  makeErrorResult,
  makeOperation,
  makeResult,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core';
import { parse } from 'graphql';
import { filter, makeSubject, map, merge, onPush, pipe, publish, share } from 'wonka';
import { queryText } from '../../src/transport/http/query-text';
import type { OurContext } from '../../src/transport/operation';

let instances = 0;

export function operation(
  kind: 'query' | 'mutation',
  text: string,
  context: OurContext = {},
  variables = {},
): Operation {
  return makeOperation(kind, createRequest(gql(text), variables), {
    url: 'https://shop.test/graphql',
    requestPolicy: 'cache-first',
    _instance: kind === 'mutation' ? ++instances : undefined,
    text: queryText(parse(text)),
    ...context,
  } as Operation['context']);
}

export const teardown = (of: Operation) => makeOperation('teardown', of, of.context);

/** `answer` may answer at once; undefined leaves the operation open, to be answered through `reply`. */
export function runExchange(
  exchange: Exchange,
  answer: (operation: Operation, index: number) => OperationResult | undefined = () => undefined,
) {
  const { source, next } = makeSubject<Operation>();
  const late = makeSubject<OperationResult>();
  const forwarded: Operation[] = [];
  const results: OperationResult[] = [];
  const io = exchange({
    client: undefined as never,
    dispatchDebug: () => {},
    forward: (operations) =>
      share(
        merge([
          late.source,
          pipe(
            operations,
            onPush((sent) => forwarded.push(sent)),
            filter(({ kind }) => kind !== 'teardown'),
            map((sent) => answer(sent, forwarded.filter(({ kind }) => kind !== 'teardown').length - 1)),
            filter((result): result is OperationResult => !!result),
          ),
        ]),
      ),
  });
  pipe(
    io(share(source)),
    onPush((result) => results.push(result)),
    publish,
  );
  return { send: next, reply: late.next, forwarded, results };
}

export const data = (of: Operation, value: Record<string, unknown> = {}) => makeResult(of, { data: value });
export const failure = (
  of: Operation,
  ...errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[]
) => makeResult(of, { errors: errors as never[], data: undefined });
export const broken = (of: Operation, error: Error) => makeErrorResult(of, error);
