// One element, drawn for a page of another site to take in (docs/operate.md): a fragment of HTML, which a CDN may keep as it keeps pages.
import { sniffing } from '../http/answers';
import { keptByCdn, type FirstScreens } from './document/first-screen';

const address = /^\/served\/(airside-[a-z-]+)$/;

/** undefined where the path names none, or none that is drawn alone. */
export async function elementAt(
  { pathname, searchParams }: URL,
  firstScreens: FirstScreens,
): Promise<Response | undefined> {
  const [, tag] = address.exec(pathname) ?? [];
  const served = tag && (await firstScreens.drawElement(tag, Object.fromEntries(searchParams)));
  if (!served) return undefined;
  const headers = {
    ...sniffing,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...(served.isDrawn ? keptByCdn(served.tags) : {}),
    // No page of its own: whoever opens it as one runs nothing in the shop's name.
    'content-security-policy': "default-src 'none'; sandbox",
    'x-robots-tag': 'noindex',
  };
  return new Response(`${served.html}\n`, { headers });
}
