// The home page: what the content service says there, and a shelf of products.
import { fetchHome } from '../../src/content/home/api';
import type { ContentLink, HomeContent } from '../../src/content/home/home-content';
import { listedFields, productList, type ListedProduct } from './listed-product';
import { anchor, heading, join, list, paragraph } from './readable';
import { shellFields, type Shell, type ShellAnswer } from './shell';
import { askPage, type Found, type Visit } from './visit';

const homeQuery = /* GraphQL */ `
  query ServerHome {
    ${shellFields}
    products(filter: { price: { from: "0.01" } }, pageSize: 12) { items { ${listedFields} } }
  }
`;

const title = 'Duty-free spirits, wine and gifts';
const description = 'Wines, spirits and fine food at duty-free prices, for diplomats and travellers.';

export async function findHome(visit: Visit): Promise<{ found: Found; shell: Shell }> {
  const { shopUrl, contentUrl, fetch } = visit;
  const asContentService = async (url: RequestInfo | URL, init?: RequestInit) =>
    fetch(new Request(url, init));
  const content = fetchHome(contentUrl, { fetch: asContentService });
  const answer = askPage<ShellAnswer & { products?: { items: ListedProduct[] } | null }>(
    visit,
    homeQuery,
    {},
    ({ products }, { suffix }) => ({
      title,
      area: 'home',
      description,
      content: productList(products?.items ?? [], suffix),
      structured: [
        { '@type': 'WebSite', name: 'Airside', url: `${shopUrl}/`, potentialAction: search(shopUrl) },
      ],
    }),
  );
  const [{ found, shell }, { content: home }] = await Promise.all([answer, content]);
  if (!found || found instanceof Response) return { found, shell };
  return { found: { ...found, content: join(home && readHome(home), found.content) }, shell };
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
  list(links.map(({ name, link }) => anchor({ label: name || otherwise, path: decodeURI(link) })));
