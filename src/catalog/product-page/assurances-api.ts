// What the shop promises whoever buys: the items of its CMS block `product-assurances`. Nothing of it is ever parsed into the page.
import { computed, type ReadonlySignal } from '@preact/signals-core';
import {
  AssurancesDocument,
  type AssurancesQuery,
} from '../../graphql/generated/catalog-product-page-assurances';
import { present } from '../../graphql/loose';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import type { IconName } from '../../ui/icon/Icon';
import { decode, htmlText } from '../html-text';

export interface Assurance {
  icon: IconName;
  /** Words before a link, in it, and after it. */
  words: [before: string, label: string, after: string];
  /** Where the link leads, as it stands in the block; '' where there is none. */
  href: string;
}

const block = { identifiers: ['product-assurances'] };

/** What the class of an item may name. */
const named = /\bicon-(truck|pin|package|return|shield|lock|gift|globe|chat|card)\b/;

const item = /<li\b([^>]*)>([\s\S]*?)<\/li\s*>/gi;
const link = /<a\b[^>]*?\bhref\s*=\s*["']([^"']*)["'][^>]*>([\s\S]*?)<\/a\s*>/i;
const plain = (html: string): string => htmlText(html).join(' ');

export function parseAssurances(html: string): Assurance[] {
  return [...html.matchAll(item)].flatMap(([, attributes = '', inner = '']) => {
    const [whole, href = '', label = ''] = link.exec(inner) ?? [];
    const [before = '', ...after] = whole ? inner.split(whole) : [inner];
    const words: Assurance['words'] = [plain(before), plain(label), plain(after.join(''))];
    const [, icon = 'check'] = named.exec(attributes) ?? [];
    return words.some(Boolean) ? [{ icon: icon as IconName, words, href: decode(href) }] : [];
  });
}

const read = ({ cmsBlocks }: AssurancesQuery): Assurance[] =>
  present(cmsBlocks?.items).flatMap(({ content }) => parseAssurances(content ?? ''));

/** Of the store view that is shown, asked for once; none where there is no such block. undefined: not answered yet. */
export function createAssurances({
  transport,
  storeView,
  onDispose,
}: Storefront): ReadonlySignal<readonly Assurance[] | undefined> {
  const asked = () => (void storeView.code.value, block);
  const answer = liveQuery(transport, AssurancesDocument, asked, read);
  onDispose(answer.dispose);
  return computed(() => answer.data.value ?? (answer.error.value && []));
}
