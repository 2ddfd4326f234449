// A pasted page as the rules look at it: its elements, its loaders, its policies, and what is known of the shop.
import type { configAttributes } from '../../../../elements/kit/config-attributes';
import type { Contract } from '../../../../elements/kit/contract';
import type { Release } from '../../../../elements/kit/release';
import { attribute, parseTree, type PageElement, type Tree } from './html/tree';
import { findLoaders, settingOf, type Loader } from './loaders';
import { typedAddress, webAddress } from './web-address';
import { parseDirectives, parseHeaders, type Policy } from '../../../../elements/build/policy/policy';
import type { CardOrigins, Origins } from '../../../../elements/build/policy/needs';

export type Runtime = 'react' | 'preact';

/** A build that the shop serves now. */
export interface KnownBuild {
  runtime: Runtime;
  /** Folder of its loader, with a slash at the end. */
  base: string;
  release: Release;
}

export interface CheckInput {
  html: string;
  /** The page's headers, or only the value of its Content-Security-Policy; its meta elements are read anyway. */
  headers?: string;
  /** Where the page is; what depends on it is asked for when absent. */
  address?: string;
  contracts: readonly Contract[];
  /** To know current loaders by their bytes; what cannot be compared is not complained of. */
  builds?: readonly KnownBuild[];
  own?: OwnShop;
}

/** The shop that the check belongs to. */
export interface OwnShop {
  endpoint: string;
  /** Of cards that its backend takes without a word of the page. */
  cards: CardOrigins;
}

export interface CheckedPage {
  html: string;
  tree: Tree;
  /** Our tags, known or not, that a browser would make elements of. */
  elements: PageElement[];
  loaders: Loader[];
  policies: Policy[];
  address: URL | undefined;
  /** The address, or what the page says of itself by its canonical link. */
  likelyAddress: URL | undefined;
  contracts: ReadonlyMap<string, Contract>;
  builds: readonly KnownBuild[];
  own: OwnShop | undefined;
  lineOf(offset: number): number;
}

export const prefix = 'airside-';

export function readPage({
  html,
  headers = '',
  address,
  contracts,
  builds = [],
  own,
}: CheckInput): CheckedPage {
  const tree = parseTree(html);
  const place = typedAddress(address);
  const canonical = tree.elements.find(
    (element) => element.name === 'link' && attribute(element, 'rel')?.toLowerCase() === 'canonical',
  );
  const likelyAddress = place ?? webAddress(canonical && attribute(canonical, 'href'));
  const base = tree.elements.find(
    (element) => element.name === 'base' && attribute(element, 'href') !== undefined,
  );
  const documentBase = webAddress(base && attribute(base, 'href'), likelyAddress) ?? likelyAddress;
  return {
    html,
    tree,
    elements: tree.elements.filter(
      (element) => element.name.startsWith(prefix) && !element.isForeign && !element.isInert,
    ),
    loaders: findLoaders(tree, documentBase),
    policies: [...parseHeaders(headers), ...tree.elements.flatMap(metaPolicy)],
    address: place,
    likelyAddress,
    contracts: new Map(contracts.map((contract) => [contract.tag, contract])),
    builds,
    own,
    lineOf: lineCounter(html),
  };
}

/** A meta policy counts only in the head. */
function metaPolicy(element: PageElement): Policy[] {
  if (element.name !== 'meta' || !element.inHead) return [];
  if (attribute(element, 'http-equiv')?.toLowerCase() !== 'content-security-policy') return [];
  const directives = parseDirectives(attribute(element, 'content') ?? '');
  return [{ directives, from: 'meta', reportOnly: false, start: element.start }];
}

/** 0 for a policy of the headers. */
export const lineOfPolicy = (page: CheckedPage, { start }: Policy): number =>
  start === undefined ? 0 : page.lineOf(start);

function lineCounter(html: string): (offset: number) => number {
  const starts = [0];
  for (let at = html.indexOf('\n'); at >= 0; at = html.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** Where the page's elements fetch from: what the loaders and `<airside-store>` say, as elements/kit/config.ts reads it. */
export function originsOf({ loaders, elements, own }: CheckedPage): Origins {
  const found = {
    loader: new Set<string>(),
    backend: new Set<string>(),
    content: new Set<string>(),
    payment: new Set<string>(),
  };
  const read = (loader: URL, get: (name: keyof typeof configAttributes) => string | undefined): void => {
    const endpoint = webAddress(get('endpoint'), loader);
    const home = endpoint?.origin ?? loader.origin;
    const origin = (name: keyof typeof configAttributes) => webAddress(get(name), loader)?.origin;
    found.backend.add(home).add(origin('rest-url') ?? home);
    found.content.add(origin('content-url') ?? home);
    const payment = origin('payment-url');
    if (payment) found.payment.add(payment);
  };
  for (const loader of loaders) {
    const { url } = loader;
    if (!url) continue;
    found.loader.add(url.origin);
    read(url, (name) => settingOf(loader, name));
    for (const store of elements.filter(({ name }) => name === 'airside-store'))
      read(url, (name) => attribute(store, name) ?? settingOf(loader, name));
  }
  const isOwn = own && found.backend.has(new URL(own.endpoint).origin);
  const { frames, requests }: CardOrigins = isOwn ? own.cards : { frames: [], requests: [] };
  return {
    loader: [...found.loader],
    backend: [...found.backend],
    content: [...found.content],
    payment: { frames: [...found.payment, ...frames], requests: [...found.payment, ...requests] },
  };
}
