// Writes pages, blocks, events, the home page and a few old addresses.
import { run, type Database } from '../database';
import { brandBlocks } from './brand-blocks';
import { seedEvents } from './events';
import { draftHomePage, publishedHomePage } from './home-page';
import { seedBlocks, seedPages } from './pages';

const hour = 60 * 60 * 1000;

/** Addresses of an earlier shop that people still have in their bookmarks. */
const rewrites: readonly [request: string, target: string, type: 301 | 302][] = [
  ['whisky.html', 'spirits/whisky.html', 301],
  ['gin.html', 'spirits/gin.html', 301],
  ['malts.html', 'whisky.html', 301],
  ['promo', 'specials', 302],
];

export function seedContent(db: Database, now: Date): void {
  for (const page of seedPages)
    run(
      db,
      `INSERT INTO cms_page (identifier, title, content_heading, content, meta_title, meta_description, is_active)
       VALUES (?, ?, ?, ?, ?, ?, 1)`,
      ...[
        page.identifier,
        page.title,
        page.heading ?? null,
        page.content,
        page.title,
        page.description ?? null,
      ],
    );
  for (const { identifier, title, content } of [...seedBlocks, ...brandBlocks])
    run(
      db,
      'INSERT INTO cms_block (identifier, title, content) VALUES (?, ?, ?)',
      identifier,
      title,
      content,
    );
  for (const event of seedEvents) {
    const starts = new Date(now);
    starts.setUTCDate(starts.getUTCDate() + event.days);
    starts.setUTCHours(18, 0, 0, 0);
    const ends = new Date(starts.getTime() + event.hours * hour);
    run(
      db,
      `INSERT INTO store_event (url_key, title, summary, content, image, location, starts_at, ends_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[
        event.key,
        event.title,
        event.summary,
        event.content,
        `/media/home/event-${event.picture ?? event.key}-middle.png`,
      ],
      ...[event.place, starts.toISOString(), ends.toISOString()],
    );
  }
  const time = now.toISOString();
  run(db, 'INSERT INTO home_page VALUES (1, ?, ?, ?)', JSON.stringify(publishedHomePage), time, time);
  run(db, 'INSERT INTO home_page VALUES (2, ?, NULL, ?)', JSON.stringify(draftHomePage), time);
  for (const [request, target, type] of rewrites)
    run(
      db,
      'INSERT INTO url_rewrite (request_path, target_path, redirect_type) VALUES (?, ?, ?)',
      request,
      target,
      type,
    );
}
