// A merchant's own server: prints one page of the shop in front of the backend that the command line names.
import { createFirstScreens } from 'airside/render';
import {
  createPageRenderer,
  createRemoteBackend,
  learnMissing,
  preloadsOf,
  type Report,
} from 'airside/server';

const [backend = ''] = process.argv.slice(2);
const shopUrl = 'https://shop.example';
const proxy = createRemoteBackend({
  url: new URL(backend),
  origins: [shopUrl],
  content: () => new Response('', { status: 404 }),
});
const fetch = (request: Request) => proxy(request);
const firstScreens = createFirstScreens({ shopUrl, fetch });
const render = createPageRenderer({ shopUrl, fetch, firstScreens, preload: preloadsOf({}) });
const page = await render(new Request(`${shopUrl}/glen-tarrow-12-year-old-sherry-cask.html`));
const missing = await learnMissing(`${backend}/graphql`);

export const isFine = (report: Report): boolean => report.ok;
console.log(JSON.stringify({ status: page.status, html: await page.text(), missing }));
