// Asks for a page that is being drawn, and keeps the answers, which go into it.
import { questionKey, type PageAnswers } from '../../src/transport/answers/page-answers';
import { decodeTexts } from '../../src/transport/texts/decode-texts';
import { isHole } from '../../src/transport/plain-question';
import { withholdPrices } from './withheld';

export interface Recorder {
  fetch: typeof globalThis.fetch;
  answers: PageAnswers;
  /** Names by which a cache in front of the backend forgets these answers (X-Magento-Tags). */
  tags: ReadonlySet<string>;
  isAsking(): boolean;
  /** What has no answer, also where it was asked again: names of operations, or paths. */
  failed: ReadonlySet<string>;
  /** Something was not answered that would have been a moment before or later. */
  isBroken(): boolean;
}

const passing = new Set([429, 502, 503, 504]);

export function createRecorder(
  send: (request: Request) => Response | Promise<Response>,
  now: () => number = Date.now,
): Recorder {
  const answers: PageAnswers = { at: now(), data: {} };
  const tags = new Set<string>();
  let asking = 0;
  const failed = new Set<string>();
  let isBroken = false;

  async function ask(request: Request): Promise<Response> {
    const response = await answerTo(request);
    const { status } = response;
    if (passing.has(status)) isBroken = true;
    for (const tag of response.headers.get('x-magento-tags')?.split(',') ?? []) tags.add(tag.trim());
    const answer = await json(response);
    const question = nameOf(new URL(request.url));
    if (status === 200 && hasData(answer)) failed.delete(question);
    else failed.add(question);
    if (answer === undefined) return new Response(null, { status });
    withholdPrices(answer);
    if (request.method === 'GET' && status === 200) keep(new URL(request.url), answer);
    return Response.json(answer, { status });
  }

  async function answerTo(request: Request): Promise<Response> {
    try {
      return await send(request);
    } catch (cause) {
      isBroken = true;
      throw cause;
    }
  }

  function keep({ pathname, search, searchParams }: URL, answer: unknown): void {
    if (!searchParams.get('query')) return void (answers.data[pathname + search] = answer);
    const name = nameOf({ pathname, searchParams });
    const { data, errors = [] } = answer as { data?: unknown; errors?: { path?: unknown[] }[] };
    const variables = JSON.parse(searchParams.get('variables') ?? '{}') as unknown;
    // What is incomplete is asked again; a page takes what it holds for what a backend's answer has become.
    if (data && errors.every(isHole)) answers.data[questionKey(name, variables)] = decodeTexts(data);
  }

  return {
    async fetch(input, init) {
      asking += 1;
      // What belongs to a browser means nothing here.
      const { credentials: _, cache: __, ...rest } = init ?? {};
      return ask(new Request(input, rest)).finally(() => void (asking -= 1));
    },
    answers,
    tags,
    isAsking: () => asking > 0,
    failed,
    isBroken: () => isBroken,
  };
}

/** Of the operation, or of what is asked otherwise its path. */
const nameOf = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string =>
  /^\s*query (\w+)/.exec(searchParams.get('query') ?? '')?.[1] ?? pathname;

const hasData = (answer: unknown): boolean => Boolean((answer as { data?: unknown } | undefined)?.data);

const json = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** By name: which answer came first is chance, and the page is to be the same for whoever comes next. */
export const inOrder = ({ at, data }: PageAnswers): PageAnswers => ({
  at,
  data: Object.fromEntries(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1))),
});
