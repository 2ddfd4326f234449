// CMS pages and blocks in the backend's words, and what they are to us.
import type { CmsPageQuery } from '../../graphql/generated/content-cms';
import { TransportError } from '../../transport/errors';

export { CmsBlocksDocument, CmsPageDocument } from '../../graphql/generated/content-cms';

export interface CmsPageContent {
  /** For the document. */
  title: string;
  description: string;
  keywords: string;
  /** For the page; '' where the HTML brings its own. */
  heading: string;
  html: string;
}

/** null: there is no such page. Its heading, then an h1 in its HTML, then its title is the page's h1. */
export function parseCmsPage({ cmsPage }: CmsPageQuery): CmsPageContent | null {
  if (!cmsPage) return null;
  const html = cmsPage.content ?? '';
  const title = cmsPage.title?.trim() ?? '';
  return {
    title: cmsPage.meta_title?.trim() || title,
    description: cmsPage.meta_description?.trim() ?? '',
    keywords: cmsPage.meta_keywords?.trim() ?? '',
    heading: cmsPage.content_heading?.trim() || (/<h1[\s>]/i.test(html) ? '' : title),
    html,
  };
}

/** The backend answered, and says that there is none: unknown or switched off. Everything else is a failure. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof TransportError &&
    error.kind === 'graphql' &&
    error.entries.some(
      ({ category, message }) =>
        category === 'graphql-no-such-entity' || /The CMS \w+ with the ".*" ID doesn't exist/.test(message),
    )
  );
}

/** Identifier → HTML, of those blocks that there are. */
export function blocksOf(
  items: readonly ({ identifier: string | null; content: string | null } | null)[] | null | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    (items ?? []).flatMap((block) =>
      block?.identifier ? [[block.identifier.toLowerCase(), block.content ?? ''] as const] : [],
    ),
  );
}
