// GET /_demo/outbox and /_demo/outbox/{id}: the mails that this demo would have sent, as a page or as JSON.
import { escapeHtml } from '../../../server/http/html';
import type { Client } from '../../../server/http/client';
import type { BackendOptions } from '../context';
import type { Database } from '../database';
import { demoJson, demoPage, wantsJson } from '../pages/demo-page';
import { mayRead, withoutKey } from './access';
import { linkText } from './link-text';
import { findMail, findMails, type Mail } from './mails';

const path = '/_demo/outbox';
const perPage = 50;
const title = 'Outbox';
const lead = 'Mails this demo would have sent.';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const isoTime = (time: string): string => time.replace(' ', 'T') + 'Z';
const inJson = (mail: Mail) => ({ ...mail, time: isoTime(mail.time) });

function mailHtml({ id, to, subject, body, time }: Mail, origin: string): string {
  const iso = isoTime(time);
  return `<article>
<h2><a href="${path}/${id}">${escapeHtml(subject)}</a></h2>
<small>To ${escapeHtml(to)}, <time datetime="${iso}">${dates.format(new Date(iso))} UTC</time></small>
<pre>${linkText(body, origin)}</pre>
</article>`;
}

function searchHtml(to: string): string {
  return `<form class="row" role="search">
<div><label for="to">Recipient</label><input id="to" type="search" name="to" value="${escapeHtml(to)}" placeholder="diana@example.com"></div>
<button>Search</button>
</form>`;
}

interface Outbox {
  db: Database;
  origin: string;
  /** To the other pages of the demo. */
  links: { label: string; href: string }[];
}

function list(request: Request, url: URL, { db, origin, links }: Outbox): Response {
  const to = (url.searchParams.get('to') ?? '').trim();
  const before = Number(url.searchParams.get('before')) || undefined;
  const found = findMails(db, { to, before, limit: perPage + 1 });
  const mails = found.slice(0, perPage);
  const last = found.length > perPage ? mails.at(-1)?.id : undefined;
  const older = last && `${path}?${new URLSearchParams({ ...(to && { to }), before: String(last) })}`;
  if (wantsJson(request)) return demoJson({ mails: mails.map(inJson), older: older ?? null });
  const empty = to
    ? `<p>No mail to “${escapeHtml(to)}”. <a href="${path}">Show all</a></p>`
    : '<p>No mail yet. Place an order or forget a password, and it is here.</p>';
  const body = [
    searchHtml(to),
    ...mails.map((mail) => mailHtml(mail, origin)),
    mails.length === 0 ? empty : '',
    older ? `<p><a href="${escapeHtml(older)}">Older mails</a></p>` : '',
  ].join('\n');
  return demoPage({ title, lead, links, body });
}

function single(request: Request, id: number, outbox: Outbox): Response {
  const mail = findMail(outbox.db, id);
  const links = [...outbox.links, { label: 'All mails', href: path }];
  if (!mail && wantsJson(request)) return demoJson({ message: 'No such mail.' }, 404);
  if (!mail) return demoPage({ status: 404, title, lead, links, body: '<p>There is no such mail.</p>' });
  return wantsJson(request)
    ? demoJson(inJson(mail))
    : demoPage({ title, lead, links, body: mailHtml(mail, outbox.origin) });
}

const closed =
  'The outbox holds links that open accounts: it is shown to those who have its key. ' +
  'Started with --outbox, the demo prints the address with the key in it.';

/** Answers undefined for what is no address of the outbox. */
export function handleOutbox(
  request: Request,
  url: URL,
  client: Client | undefined,
  db: Database,
  { baseUrl, faults, outboxKey }: BackendOptions,
): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (!mayRead(request, url, client, outboxKey))
    return wantsJson(request)
      ? demoJson({ message: closed }, 403)
      : demoPage({ status: 403, title, lead, body: `<p>${closed}</p>` });
  if (outboxKey && url.searchParams.has('key') && !wantsJson(request)) return withoutKey(url, outboxKey);
  const links = faults ? [{ label: 'Faults', href: '/_demo/faults' }] : [];
  const outbox = { db, origin: new URL(baseUrl).origin, links };
  if (url.pathname === path) return list(request, url, outbox);
  const id = /^\/_demo\/outbox\/(\d{1,15})$/.exec(url.pathname)?.[1];
  return id === undefined ? undefined : single(request, Number(id), outbox);
}
