// A page of the shop's editors, by its identifier (/pages/{slug}) or looked up by its address.
import { editorsHtml, join, heading } from './readable';
import { shellFields, type Shell, type ShellAnswer } from './shell';
import { shortText } from './short-text';
import { askPage, type Found, type PageParts, type Visit } from './visit';

export const cmsFields = /* GraphQL */ `
  identifier
  title
  content_heading
  content
  meta_title
  meta_description
`;

export interface CmsPage {
  identifier: string;
  title: string | null;
  content_heading?: string | null;
  content: string | null;
  meta_title?: string | null;
  meta_description?: string | null;
}

const cmsQuery = /* GraphQL */ `
  query ServerCmsPage($identifier: String!) {
    ${shellFields}
    cmsPage(identifier: $identifier) { ${cmsFields} }
  }
`;

export function findCmsPage(visit: Visit, identifier: string): Promise<{ found: Found; shell: Shell }> {
  return askPage<ShellAnswer & { cmsPage: CmsPage | null }>(
    visit,
    cmsQuery,
    { identifier },
    ({ cmsPage }, shell) => (cmsPage ? { ...readCmsPage(cmsPage, shell), target: undefined } : undefined),
  );
}

export function readCmsPage(cms: CmsPage, { linkBases }: Shell): PageParts {
  return {
    title: cms.meta_title || cms.title || cms.content_heading || cms.identifier,
    area: 'content',
    target: { type: 'CMS_PAGE', identifier: cms.identifier },
    description: cms.meta_description || shortText(cms.content),
    content: join(heading(cms.content_heading ?? ''), editorsHtml(cms.content, linkBases)),
  };
}
