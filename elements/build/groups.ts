// The elements in the groups and the order in which people look for them.
import type { Contract } from '../kit/contract.ts';
import { groupNames, type GroupName } from '../kit/groups.ts';

/** What most people come for stands before the rest of its group, which is sorted by name. */
const first: Partial<Record<GroupName, string>> = {
  Products: 'product-card product-list add-to-cart price wishlist-button product-page',
  'Cart and checkout': 'mini-cart',
  'Frame of a page': 'header mega-menu navigation-drawer search-box',
  Content: 'newsletter contact home',
  Account: 'account sign-in create-account',
};

export interface ElementGroup {
  name: GroupName;
  contracts: readonly Contract[];
}

/** Groups of which there are some. */
export function grouped(contracts: readonly Contract[]): ElementGroup[] {
  return groupNames.flatMap((name) => {
    const members = contracts.filter(({ group }) => group === name);
    const tags = (first[name]?.split(' ') ?? []).map((element) => `airside-${element}`);
    const rank = ({ tag }: Contract): number => (tags.includes(tag) ? tags.indexOf(tag) : tags.length);
    members.sort((a, b) => rank(a) - rank(b) || a.tag.localeCompare(b.tag));
    return members.length ? [{ name, contracts: members }] : [];
  });
}
