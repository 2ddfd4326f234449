// What the builder knows of the shop that it makes snippets for.
import type { CardOrigins } from '../../../elements/build/policy/needs';
import type { Contract } from '../../../elements/kit/contract';
import type { KnownBuild } from './check/page';
import type { Release } from '../../../elements/kit/release';

export interface Facts {
  contracts: readonly Contract[];
  /** GraphQL, to find products and categories by name. */
  endpoint: string;
  /** Address of the shop and of its loader, without a slash at its end. */
  shopUrl: string;
  /** Origin of the card fields, where there are some. */
  paymentUrl: string;
  /** Of cards that its backend takes without a word of the page. */
  cards: CardOrigins;
  /** Address of the page that shows one element, in that build. */
  previewUrl: (runtime: KnownBuild['runtime']) => string;
  /** What there is to be held at one release. */
  builds: () => Promise<readonly KnownBuild[]>;
}

const folders: Record<KnownBuild['runtime'], string> = { react: '/', preact: '/embed/' };

/** Folder of a build's loader, with a slash at its end. */
export const baseOf = (shopUrl: string, runtime: KnownBuild['runtime']): string => shopUrl + folders[runtime];

/** What `embed.json` of each build says; a build that is not there (a development server has none) is left out. */
export async function fetchBuilds(shopUrl: string): Promise<KnownBuild[]> {
  const runtimes = Object.keys(folders) as KnownBuild['runtime'][];
  const found = await Promise.all(
    runtimes.map(async (runtime): Promise<KnownBuild[]> => {
      const base = baseOf(shopUrl, runtime);
      try {
        const response = await fetch(`${base}embed.json`, { headers: { accept: 'application/json' } });
        const isJson = response.headers.get('content-type')?.includes('json');
        if (!response.ok || !isJson) return [];
        return [{ runtime, base, release: (await response.json()) as Release }];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}
