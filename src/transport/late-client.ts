// The client before its code is here, which is fetched with the first request that needs it. Requests go out in the order they were made in.
import type { DocumentText } from '../graphql/document-text';
import { late } from '../late/late';
import type { Client, QueryOptions, WatchOptions, WatchResult } from './client-api';
import type { TransportError } from './errors';
import type { Identity } from './operation';
import type { TakeAnswer } from './answers/give-answers';
import type { PlainQuestions } from './plain-question';

interface Waiting {
  begin(client: Client): void;
  fail(error: TransportError): void;
}

export interface LateClient extends Client {
  /** Fetches the code, for somebody who is about to ask, or for later presses where the page `hasRested`. */
  preload(hasRested?: boolean): Promise<void>;
}

export interface BeforeClient {
  /** What the page knows of a question already. */
  take: TakeAnswer;
  /** undefined where only the client may ask now. */
  plainQuestions(): Promise<PlainQuestions> | undefined;
  identity(): Identity;
}

/** `load`: told whether the page has come to rest. */
export function lateClient(load: (hasRested: boolean) => Promise<Client>, before: BeforeClient): LateClient {
  let client: Client | undefined;
  let loading: Promise<void> | undefined;
  const waiting: Waiting[] = [];

  const preload = (hasRested = false): Promise<void> =>
    (loading ??= late(() => load(hasRested))().then(
      (loaded) => {
        client = loaded;
        for (const { begin } of waiting.splice(0)) begin(loaded);
      },
      (error: TransportError) => {
        // The next request tries again.
        loading = undefined;
        for (const { fail } of waiting.splice(0)) fail(error);
      },
    ));
  /** Who is not `eager` begins when the code has come for somebody else. */
  const wait = (one: Waiting, eager = true): void => {
    if (client) return one.begin(client);
    waiting.push(one);
    if (eager) void preload();
  };
  const ask = <T>(request: (client: Client) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => wait({ begin: (loaded) => resolve(request(loaded)), fail: reject }));
  /** Before the client is on its way: its order is that of all requests. */
  function early<D, V>(document: DocumentText<D, V>, variables: V, policy: QueryOptions['policy']) {
    const questions = loading ? undefined : before.plainQuestions();
    if (!questions) return undefined;
    return questions.then(
      (plain) => plain.ask(document, variables, policy),
      () => undefined,
    );
  }

  return {
    preload,
    query(document, variables, options) {
      const byClient = () => ask(({ query }) => query(document, variables, options));
      const answer = options?.signal ? undefined : early(document, variables, options?.policy);
      return answer?.then((data) => data ?? byClient()) ?? byClient();
    },
    mutate: (...request) => ask(({ mutate }) => mutate(...request)),
    watch<D, V>(
      document: DocumentText<D, V>,
      variables: V,
      onResult: (result: WatchResult<D>) => void,
      options: WatchOptions<D> = {},
    ) {
      let isOver = false;
      let stop: () => void = () => void (isOver = true);
      const tell = (data: D | undefined) => {
        if (isOver) return;
        const known = data && { data, identity: before.identity() };
        if (data) onResult({ data, stale: false });
        const begin = (loaded: Client) => {
          if (!isOver) stop = loaded.watch(document, variables, onResult, { ...options, known });
        };
        const fail = (error: TransportError) => {
          if (!isOver) onResult({ error, stale: false });
        };
        wait({ begin, fail }, !data);
      };
      const taken =
        client || options.policy === 'network-only' ? undefined : before.take(document, variables);
      const answer = client || taken ? undefined : early(document, variables, options.policy);
      if (answer) void answer.then(tell);
      else tell(taken as D | undefined);
      return () => stop();
    },
    // It remembers nothing before it is here.
    evictPrivate: () => client?.evictPrivate(),
    dispose() {
      if (client) client.dispose();
      else void loading?.then(() => client?.dispose());
    },
  };
}
