// `npm run edge`: pages of the shop, drawn in a runtime of the edge (workerd) and on Node: the same to the byte, or it fails.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { createBackend } from '../../demo-host/backend';
import { buildIfStale, loadRender } from '../../demo-host/build';
import { listen } from '../../server/http/listen';
import { createPageRenderer } from '../../server/pages/index';
import { installOwnModules } from '../support/own-modules';

const here = import.meta.dirname;
const root = join(here, '../..');
const missing = '/nothing-is-here.html';
const paths = [
  '/',
  '/spirits/whisky.html',
  '/spirits/whisky.html?page=2',
  '/glen-tarrow-12-year-old-sherry-cask.html',
  '/search.html?query=gin',
  '/brands',
  '/about-us',
  '/cart',
  missing,
  '/served/airside-product-card?sku=GN-002',
  '/robots.txt',
  '/sitemap.xml',
];

/** What is used of miniflare, which is a package of this folder alone. */
interface Edge {
  dispatchFetch(url: string): Promise<Response>;
  dispose(): Promise<void>;
}
type EdgeClass = new (options: object) => Edge;

/** The worker in one file, as its makers' tools would bundle it. */
async function bundle(): Promise<string> {
  const outDir = join(root, 'dist/edge');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: {
      alias: [{ find: /^.*\/server\/render\/index$/, replacement: join(root, 'dist/render/index.js') }],
    },
    ssr: { target: 'webworker', noExternal: true, resolve: { conditions: ['workerd', 'worker', 'module'] } },
    build: {
      outDir,
      target: 'es2022',
      ssr: join(here, 'worker.ts'),
      rolldownOptions: { output: { entryFileNames: 'worker.mjs' }, external: /^node:/ },
    },
  });
  return join(outDir, 'worker.mjs');
}

async function start(shopUrl: string): Promise<Edge> {
  const entry = join(here, 'node_modules/miniflare/dist/src/index.js');
  const { Miniflare } = (await import(pathToFileURL(entry).href)) as { Miniflare: EdgeClass };
  return new Miniflare({
    modules: true,
    scriptPath: await bundle(),
    compatibilityDate: '2025-07-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { SHOP_URL: shopUrl },
  });
}

const ofTransport = ['content-length', 'transfer-encoding', 'mf-content-encoding'];
/** Status, headers and text: all that a browser gets. */
async function whole(response: Response): Promise<string> {
  const headers = [...response.headers]
    .filter(([name]) => !ofTransport.includes(name))
    .map((header) => header.join(': '));
  // The moment at which its data was read.
  const text = (await response.text()).replace(/(data-at="|"at":)\d+/g, '$1');
  return [response.status, ...headers.sort(), '', text].join('\n');
}

function firstDifference(expected: string, drawn: string): string {
  const at = [...expected].findIndex((letter, index) => letter !== drawn[index]);
  const from = Math.max(0, at - 60);
  return `  Node: ${expected.slice(from, at + 60)}\n  edge: ${drawn.slice(from, at + 60)}`;
}

installOwnModules(here);
await buildIfStale();
const shop = await listen(0, 'PORT');
const backend = await createBackend({ file: ':memory:', baseUrl: shop.url });
shop.answerWith({ handler: (request) => backend.handle(request) });
const ask = (request: Request) => fetch(request);
const firstScreens = (await loadRender())?.createFirstScreens({ shopUrl: shop.url, fetch: ask });
const onNode = createPageRenderer({ shopUrl: shop.url, firstScreens });
const edge = await start(shop.url);
let differing = 0;
for (const path of paths) {
  const url = shop.url + path;
  const expected = await whole(await onNode(new Request(url)));
  const began = performance.now();
  const drawn = await whole(await edge.dispatchFetch(url));
  // Alike could also be that neither has the page.
  const isSame = drawn === expected && expected.startsWith(path === missing ? '404\n' : '200\n');
  if (!isSame) differing++;
  const facts = `${(drawn.length / 1024).toFixed(0)} KiB in ${(performance.now() - began).toFixed(0)} ms`;
  if (!isSame) console.log(firstDifference(expected, drawn));
  console.log(`${isSame ? 'same ' : 'OTHER'} ${path} (${facts})`);
}
await edge.dispose();
await shop.close();
backend.close();
console.log(`\n${paths.length - differing} of ${paths.length} pages are the same in workerd as on Node`);
process.exit(differing ? 1 : 0);
