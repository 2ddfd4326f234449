// Which address a product of a file gets: nobody's address is another's.
import { urlKey } from '../catalog/url-key';
import type { DraftStore } from './draft-store';
import type { Row } from './validate';

/** What the shop has before a file is read. */
export interface Present {
  /** By sku in lower case. */
  shop: ReadonlyMap<string, { sku: string; urlKey: string; type: string }>;
  /** It stays, also where the file does not name it. */
  append: boolean;
  /** Names of categories by their addresses: no product can be reached there. */
  shelves: ReadonlyMap<string, string>;
}

interface Taken {
  /** Sku by address. */
  addresses: ReadonlyMap<string, string>;
  drafts: DraftStore;
}

interface Address {
  /** Without suffix. */
  key: string;
  /** Why the row cannot have it. */
  problem?: string;
  /** What the file asked for and does not get. */
  doubt?: string;
}

/**
 * A key that the file gives must be free of other products, and gives way to a category; one made from the name is made
 * free by the sku, and by a number after it.
 */
export function freeAddress(
  { addresses, drafts }: Taken,
  row: Row,
  sku: string,
  { shop, append, shelves }: Present,
): Address {
  const id = sku.toLowerCase();
  const ownerOf = (address: string) => {
    const owner = addresses.get(address);
    return owner === undefined || owner.toLowerCase() === id ? undefined : owner;
  };
  const isFree = (address: string) => ownerOf(address) === undefined && !shelves.has(address);
  const asked = urlKey(row['url_key'] ?? '');
  const other = ownerOf(asked);
  if (asked && other !== undefined)
    return {
      key: asked,
      problem: `Url key: '${asked}' was already generated for an item with the SKU: '${other}'. You need to specify the unique URL key manually`,
    };
  const shelf = shelves.get(asked);
  const given = (shelf === undefined && asked) || drafts.urlKeyOf(id);
  if (given) return { key: given };
  const present = append || !('url_key' in row) ? shop.get(id)?.urlKey : undefined;
  const key = present !== undefined && isFree(present) ? present : made(row, sku, isFree);
  if (shelf === undefined) return { key };
  return { key, doubt: `'${asked}' is the address of the category '${shelf}'; the product is at '${key}'` };
}

function made(row: Row, sku: string, isFree: (address: string) => boolean): string {
  const unique = urlKey(sku) || Buffer.from(sku).toString('hex');
  const name = urlKey(row['name'] ?? '') || unique;
  if (isFree(name)) return name;
  const own = `${name}-${unique}`;
  let key = own;
  // Other skus may be the same word, and a file may give it to any product.
  for (let number = 1; !isFree(key); number += 1) key = `${own}-${number}`;
  return key;
}
