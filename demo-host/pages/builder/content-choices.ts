// What the shop's editors wrote, by title. A Magento has no list of its pages and blocks: what the shop itself leads to is
// offered, and whatever identifier is written is looked up.
import { listed, orLookedUp, type Ask, type Choice, type Choices } from './choices';

export function events(ask: Ask): Choices {
  type Event = { id: string; url_key: string | null; title: string; starts_at: string | null } | null;
  const read = (event: Event): Choice[] => {
    if (!event) return [];
    const { id, url_key: key, title, starts_at: start } = event;
    return [{ value: key ?? id, also: id, label: title, hint: start?.slice(0, 10) ?? '' }];
  };
  const offered = listed(async () => {
    const { storeEvents } = await ask<{ storeEvents: { items: Event[] } | null }>(
      '{ storeEvents(pageSize: 50) { items { id url_key title starts_at } } }',
    );
    return (storeEvents?.items ?? []).flatMap(read);
  });
  return orLookedUp(offered, async (id) => {
    const { storeEvent } = await ask<{ storeEvent: Event }>(
      'query ($id: ID!) { storeEvent(id: $id) { id url_key title starts_at } }',
      { id },
    );
    return read(storeEvent)[0];
  });
}

interface Titled {
  identifier: string | null;
  title: string | null;
}

const choice = ({ identifier, title }: Titled): Choice[] =>
  identifier ? [{ value: identifier, label: title || identifier, hint: identifier }] : [];

export function pages(ask: Ask): Choices {
  const look = async (identifiers: readonly string[]): Promise<Choice[]> => {
    if (!identifiers.length) return [];
    const one = identifiers.map((_, at) => `_${at}: cmsPage(identifier: $i${at}) { identifier title }`);
    const found = await ask<Record<string, Titled | null>>(
      `query (${identifiers.map((_, at) => `$i${at}: String`).join(', ')}) { ${one.join(' ')} }`,
      Object.fromEntries(identifiers.map((identifier, at) => [`i${at}`, identifier])),
    );
    return Object.values(found).flatMap((page) => (page ? choice(page) : []));
  };
  return known(look, async () => {
    const { storeConfig } = await ask<{ storeConfig: { cms_home_page: string | null } | null }>(
      '{ storeConfig { cms_home_page } }',
    );
    return [...new Set([...ownPages, storeConfig?.cms_home_page ?? 'home'])];
  });
}

export function blocks(ask: Ask): Choices {
  const look = async (identifiers: readonly string[]): Promise<Choice[]> => {
    const { cmsBlocks } = await ask<{ cmsBlocks: { items: (Titled | null)[] | null } | null }>(
      'query ($identifiers: [String]) { cmsBlocks(identifiers: $identifiers) { items { identifier title } } }',
      { identifiers },
    );
    return (cmsBlocks?.items ?? []).flatMap((block) => (block ? choice(block) : []));
  };
  return known(look, async () => [...ownBlocks]);
}

/** Identifiers that the shop's own screens lead to and ask for. */
const ownPages = [
  'about-us',
  'location',
  'retail-store',
  'diplomat',
  'diplomatic',
  'specials',
  'ordering',
  'newsletter',
  'contactus',
];
const ownBlocks = [
  'contact-us-banner',
  'contact-us-content',
  'contact-us-sidebar',
  'footer_links_block',
  'delivery-note',
];

/** Of `candidates`, those that are there; and whatever else somebody writes, if it is. */
function known(
  look: (identifiers: readonly string[]) => Promise<Choice[]>,
  candidates: () => Promise<string[]>,
): Choices {
  const offered = listed(async () => look(await candidates()));
  const { find } = orLookedUp(offered, async (value) => (await look([value]))[0]);
  return {
    find,
    search: async (words, signal) => {
      const found = await offered.search(words, signal);
      if (found.length || !words) return found;
      const exact = await find(words);
      return exact ? [exact] : [];
    },
  };
}
