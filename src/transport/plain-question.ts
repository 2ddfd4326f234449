// A guest's questions before the client's code is here: one GET each, as the client would send it.
import type { DocumentText } from '../graphql/document-text';
import { whenIdle } from '../late/when-idle';
import type { QueryOptions } from './client-api';
import type { IdentityState } from './identity';
import type { Identity } from './operation';
import { credentialsFor, questionUrl } from './http/question-url';
import { storeHeaders } from './store-headers';
import { readable } from './texts/texts';

export interface PlainQuestionParts {
  endpoint: string;
  fetch: typeof fetch;
  identity: Pick<IdentityState, 'current' | 'cacheId' | 'keepCacheId'>;
  /** The page has come to rest: what follows may need the client. */
  onRest(): void;
  now?: () => number;
}

export interface PlainQuestions {
  /**
   * Resolves with undefined where the answer is not simply what was asked for: what it means is for the client to say, which is sent
   * that answer when it asks.
   */
  ask<D, V>(
    document: DocumentText<D, V>,
    variables: V,
    policy: QueryOptions['policy'],
  ): Promise<D | undefined>;
  /** For the client. */
  fetch: typeof fetch;
  dispose(): void;
}

/** ms; an answer that the client has not come for is over. */
const keptFor = 10_000;

interface Kept {
  response: Promise<Response>;
  of: Identity;
  at: number;
}

export function createPlainQuestions({
  endpoint,
  fetch,
  identity,
  onRest,
  now = Date.now,
}: PlainQuestionParts): PlainQuestions {
  /** What is on its way, and what need not be asked twice. */
  const answers = new Map<string, Promise<unknown>>();
  /** For the client, by address. */
  const kept = new Map<string, Kept>();

  async function ask(url: string, isFresh: boolean): Promise<unknown> {
    const of = identity.current.peek();
    const cacheId = identity.cacheId();
    const response = fetch(url, {
      headers: {
        accept: 'application/json',
        ...storeHeaders(of),
        ...(cacheId ? { 'x-magento-cache-id': cacheId } : {}),
      },
      credentials: credentialsFor(endpoint),
      ...(isFresh ? { cache: 'no-store' } : {}),
    });
    const data = await simpleAnswer(response);
    // Otherwise an answer to somebody else than who asks by now.
    if (identity.current.peek() !== of) return undefined;
    if (data) {
      const id = (await response).headers.get('x-magento-cache-id');
      if (id) identity.keepCacheId(id, of);
    } else kept.set(url, { response, of, at: now() });
    return data;
  }

  return {
    dispose: whenIdle(onRest),
    async ask<D, V>(document: DocumentText<D, V>, variables: V, policy: QueryOptions['policy']) {
      const { store, currency } = identity.current.peek();
      const url = questionUrl(endpoint, document, variables as object | undefined);
      if (!url) return undefined;
      const isFresh = policy === 'network-only';
      const key = [isFresh, store, currency, url].join();
      const known = answers.get(key);
      if (known) return known as Promise<D | undefined>;
      const answer = ask(url, isFresh);
      answers.set(key, answer);
      void answer.then((data) => (isFresh || !data) && answers.delete(key));
      return answer as Promise<D | undefined>;
    },
    fetch(input, init) {
      const found = typeof input === 'string' && init?.method === 'GET' ? kept.get(input) : undefined;
      if (!found) return fetch(input, init);
      kept.delete(input as string);
      const isStill = found.of === identity.current.peek() && now() - found.at < keptFor;
      return isStill ? found.response : fetch(input, init);
    },
  };
}

interface Answer {
  data?: unknown;
  errors?: readonly { path?: readonly unknown[] }[];
}

/** A CMS block that there is not stands as null among the others, with an error that says no more (recording `cmsBlocks-all-missing`). */
export const isHole = ({ path }: { path?: readonly unknown[] }): boolean =>
  path?.[0] === 'cmsBlocks' && typeof path.at(-1) === 'number';

/** undefined for everything else; the answer can be read again. */
async function simpleAnswer(response: Promise<Response>): Promise<unknown> {
  try {
    const json = await readable(await (await response).clone().text());
    const { data, errors } = JSON.parse(json) as Answer;
    return data && (errors ?? []).every(isHole) ? data : undefined;
  } catch {
    return undefined;
  }
}
