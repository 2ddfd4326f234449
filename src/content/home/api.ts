// The requests to the content service (behaviour 7.4).
import { asError } from '../../errors/as-error';
import type { TakeAnswer } from '../../transport/answers/give-answers';
import { parseHomeContent, type HomeContent } from './home-content';

/** Editors see what is not published yet. */
export interface Preview {
  /** Entry to show; absent: whichever there is. */
  id?: string;
}

/** Empty where the service has no home page. */
export interface HomeAnswer {
  content?: HomeContent;
  /** Why it is not known what there is; the page goes on without. */
  error?: Error;
}

/** Preview as the page's own address asks for it, or undefined. */
export function previewOf(url: URL): Preview | undefined {
  if (url.searchParams.get('publicationState') !== 'preview') return undefined;
  return { id: url.searchParams.get('id') ?? undefined };
}

/** Address of the home page entry. */
export function homePageUrl(contentUrl: string, preview?: Preview): URL {
  const url = new URL(`${contentUrl.replace(/\/+$/, '')}/home-page`);
  url.searchParams.set('populate', 'deep');
  if (preview) {
    if (preview.id) url.searchParams.set('filters[id][$in]', preview.id);
    url.searchParams.set('publicationState', 'preview');
  }
  return url;
}

/** Never rejects: a failure is returned and the home page shows no content (behaviour 7.4). */
export async function fetchHome(
  contentUrl: string,
  {
    preview,
    signal,
    fetch = globalThis.fetch,
    take,
  }: { preview?: Preview; signal?: AbortSignal; fetch?: typeof globalThis.fetch; take?: TakeAnswer },
): Promise<HomeAnswer> {
  try {
    const url = homePageUrl(contentUrl, preview);
    const known = take?.(url.pathname + url.search);
    if (known) return { content: parseHomeContent(known, url.href) };
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal,
    });
    if (response.status === 404) return {};
    if (!response.ok)
      throw new Error(`GET ${url.href} answered ${response.status} ${response.statusText}`.trim());
    return { content: parseHomeContent(await response.json(), url.href) };
  } catch (error) {
    return { error: asError(error) };
  }
}
