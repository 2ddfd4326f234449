// What a page is written from: the address, and whom to ask.
import type { AskBackend } from './ask-backend';
import type { ShopPage } from './page';
import { readShell, type Shell, type ShellAnswer } from './shell';

export interface Visit {
  url: URL;
  ask: AskBackend;
  /** The shop's own origin. */
  shopUrl: string;
  /** Base of the content service. */
  contentUrl: string;
  fetch: (request: Request) => Response | Promise<Response>;
  /** Products on a page of a listing, as the store view was found to have it. */
  listings: { pageSize?: number };
}

/** A page without what every page has; a Response where the address leads elsewhere; undefined where nothing is. */
export type PageParts = Partial<ShopPage> & { title: string };
export type Found = PageParts | Response | undefined;

/** Asks one query, which has the shell's fields in it, and reads page and shell from the answer. */
export async function askPage<T extends ShellAnswer>(
  { ask, shopUrl }: Visit,
  query: string,
  variables: Record<string, unknown>,
  read: (answer: T, shell: Shell) => Found | Promise<Found>,
): Promise<{ found: Found; shell: Shell }> {
  const answer = await ask<T>(query, variables);
  const shell = readShell(answer, shopUrl);
  return { found: await read(answer, shell), shell };
}
