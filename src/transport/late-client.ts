// The client before its code is here: that is fetched with the first request. Requests go out in the order they were made in.
import type { Client } from './client-api';
import type { TransportError } from './errors';
import { late } from '../late/late';

interface Waiting {
  begin(client: Client): void;
  fail(error: TransportError): void;
}

export interface LateClient extends Client {
  /** Fetches the code, for somebody who is about to ask. */
  preload(): void;
}

export function lateClient(load: () => Promise<Client>): LateClient {
  const fetchClient = late(load);
  let client: Client | undefined;
  let loading: Promise<void> | undefined;
  const waiting: Waiting[] = [];

  const preload = (): void => {
    loading ??= fetchClient().then(
      (loaded) => {
        client = loaded;
        for (const { begin } of waiting.splice(0)) begin(loaded);
      },
      (error: TransportError) => {
        // The next request tries again.
        loading = undefined;
        for (const { fail } of waiting.splice(0)) fail(error);
      },
    );
  };
  const wait = (one: Waiting): void => {
    waiting.push(one);
    preload();
  };
  const ask = <T>(request: (client: Client) => Promise<T>): Promise<T> =>
    client
      ? request(client)
      : new Promise<T>((resolve, reject) =>
          wait({ begin: (loaded) => resolve(request(loaded)), fail: reject }),
        );

  return {
    preload,
    query: (...request) => ask(({ query }) => query(...request)),
    mutate: (...request) => ask(({ mutate }) => mutate(...request)),
    watch(document, variables, onResult, options) {
      if (client) return client.watch(document, variables, onResult, options);
      let isOver = false;
      let stop: () => void = () => void (isOver = true);
      wait({
        begin(loaded) {
          if (!isOver) stop = loaded.watch(document, variables, onResult, options);
        },
        fail(error) {
          if (!isOver) onResult({ error, stale: false });
        },
      });
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
