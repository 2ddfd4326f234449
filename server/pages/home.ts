// The home page: what the content service says there, else the backend's editors, and a shelf of products.
import { fetchHome } from '../../src/content/home/api';
import type { ContentLink, HomeContent } from '../../src/content/home/home-content';
import { findCmsPage } from './cms-page';
import { listedFields, productList, type ListedProduct } from './listed-product';
import { anchor, heading, join, list, paragraph } from './readable';
import { shellFields, type Shell, type ShellAnswer } from './shell';
import { askPage, type Found, type PageParts, type Visit } from './visit';

const homeQuery = /* GraphQL */ `
  query ServerHome {
    ${shellFields}
    products(filter: { price: { from: "0.01" } }, pageSize: 12) { items { ${listedFields} } }
  }
`;

/** ms; the page goes on without a content service that takes longer. */
const patience = 5000;

export async function findHome(visit: Visit): Promise<{ found: Found; shell: Shell }> {
  const { shopUrl, contentUrl, fetch } = visit;
  const asContentService = async (url: RequestInfo | URL, init?: RequestInit) =>
    fetch(new Request(url, init));
  const content = fetchHome(contentUrl, { fetch: asContentService, signal: AbortSignal.timeout(patience) });
  const answer = askPage<ShellAnswer & { products?: { items?: ListedProduct[] | null } | null }>(
    visit,
    homeQuery,
    {},
    ({ products }, { suffix, name, defaultTitle, defaultDescription }) => ({
      title: defaultTitle || name,
      area: 'home',
      description: defaultDescription,
      content: productList(products?.items ?? [], suffix),
      structured: [{ '@type': 'WebSite', name, url: `${shopUrl}/`, potentialAction: search(shopUrl) }],
    }),
  );
  const [{ found, shell }, { content: home, error }] = await Promise.all([answer, content]);
  if (!found || found instanceof Response) return { found, shell };
  const editors = !home && !error && (await findEditorsHome(visit, shell));
  if (editors)
    return { found: { ...found, ...editors, content: join(editors.content, found.content) }, shell };
  return { found: { ...found, content: join(home && readHome(home), found.content) }, shell };
}

async function findEditorsHome(visit: Visit, { homePage }: Shell): Promise<Partial<PageParts> | undefined> {
  if (!homePage) return undefined;
  const { found } = await findCmsPage(visit, homePage);
  if (!found || found instanceof Response) return undefined;
  const { title, description, content } = found;
  return { title, content, ...(description && { description }) };
}

const search = (shopUrl: string): object => ({
  '@type': 'SearchAction',
  target: `${shopUrl}/search.html?query={query}`,
  'query-input': 'required name=query',
});

function readHome({ banners, offers, groups }: HomeContent): string {
  return join(
    ...banners.map((banner) => join(heading(banner.title), paragraph(banner.text), buttons(banner.buttons))),
    ...offers.map((offer) =>
      join(heading(offer.title), paragraph(offer.description), buttons(offer.button ? [offer.button] : [])),
    ),
    ...groups.map((group) => join(heading(group.title), buttons(group.buttons, group.title))),
  );
}

/** Other sites' addresses stay what they are. */
const buttons = (links: readonly ContentLink[], otherwise = ''): string =>
  list(links.map(({ name, link }) => anchor({ label: name || otherwise, path: unescaped(link) })));

/** Editors write "100%" as well. */
function unescaped(link: string): string {
  try {
    return decodeURI(link);
  } catch {
    return link;
  }
}
