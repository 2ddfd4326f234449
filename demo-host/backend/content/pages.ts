// CMS pages and blocks: rows, and their HTML with its directives filled in.
import type { Context } from '../context';
import { one, type Database } from '../database';
import { setting } from '../settings';

export interface PageRow {
  id: number;
  identifier: string;
  title: string;
  content_heading: string | null;
  content: string;
  page_layout: string;
  meta_title: string | null;
  meta_keywords: string | null;
  meta_description: string | null;
  is_active: number;
}

export interface BlockRow {
  id: number;
  identifier: string;
  title: string;
  content: string;
  is_active: number;
}

export function findPageById(db: Database, id: number): PageRow | undefined {
  return one<PageRow>(db, 'SELECT * FROM cms_page WHERE id = ?', id);
}

export function findPageByIdentifier(
  db: Database,
  identifier: string,
  storeCode: string,
): PageRow | undefined {
  return one<PageRow>(
    db,
    "SELECT * FROM cms_page WHERE identifier = ? AND store_code IN ('', ?) ORDER BY store_code DESC",
    identifier,
    storeCode,
  );
}

export function findBlock(db: Database, identifier: string): BlockRow | undefined {
  return one<BlockRow>(db, 'SELECT * FROM cms_block WHERE identifier = ? AND is_active = 1', identifier);
}

export function findBlockById(db: Database, id: number): BlockRow | undefined {
  return one<BlockRow>(db, 'SELECT * FROM cms_block WHERE id = ? AND is_active = 1', id);
}

export const blockNode = ({ identifier, title, content }: BlockRow, context: Context) => ({
  identifier,
  title,
  content: renderDirectives(content, context),
});

/** {{config path="…"}}, {{store url="…"}} and {{media url="…"}}; anything else disappears. */
export function renderDirectives(content: string, { db, baseUrl }: Context): string {
  const directive = /\{\{(\w+)\s+\w+=(?:"([^"]*)"|([^\s"}]+))\s*\}\}/g;
  return content.replace(directive, (_, name: string, quoted?: string, bare?: string) => {
    const value = quoted ?? bare ?? '';
    if (name === 'config') return setting(db, value) ?? '';
    if (name === 'media') return `${baseUrl}/media/${value}`;
    if (name === 'store') return value === '' ? `${baseUrl}/` : `${baseUrl}/${value.replace(/\/$/, '')}/`;
    return '';
  });
}

export function pageNode(page: PageRow, context: Context) {
  return {
    __typename: 'CmsPage' as const,
    identifier: page.identifier,
    url_key: page.identifier,
    title: page.title,
    content: renderDirectives(page.content, context),
    content_heading: page.content_heading,
    page_layout: page.page_layout,
    meta_title: page.meta_title,
    meta_keywords: page.meta_keywords,
    meta_description: page.meta_description,
  };
}
