// Addresses with the code of a store view in front of the path, as a Magento writes them into mails when it is set up so.
import { viewParameter } from '../../src/routing/view-parameter';
import { linkBases, pathBelow } from '../../src/store-view/link-bases';
import { redirectAddress } from './redirect';
import type { Shell } from './shell';
import type { Visit } from './visit';

const viewsQuery = /* GraphQL */ `
  query ServerViews {
    availableStores {
      store_code
      base_link_url
      secure_base_link_url
    }
  }
`;

interface Views {
  availableStores?:
    | { store_code: string; base_link_url?: string | null; secure_base_link_url?: string | null }[]
    | null;
}

/** The same address without the code, in the view that it names; undefined where none is in it. */
export async function withoutCode({ url, ask }: Visit, shell: Shell): Promise<string | undefined> {
  const own = below(shell.linkBases, url);
  if (own !== undefined) return redirectAddress(own, url);
  const root = `${url.origin}/`;
  if (!shell.linkBases.some((base) => base.startsWith(root) && base !== root)) return undefined;
  // Without an answer it is an address that nobody knows.
  const { availableStores } = await ask<Views>(viewsQuery).catch((): Views => ({}));
  for (const view of availableStores ?? []) {
    const there = below(linkBases(view), url);
    if (there !== undefined)
      return redirectAddress(there, new URL(`?${viewParameter}=${view.store_code}`, url));
  }
  return undefined;
}

function below(bases: readonly string[], url: URL): string | undefined {
  const root = `${url.origin}/`;
  return pathBelow(
    bases.filter((base) => base !== root),
    url,
  );
}
