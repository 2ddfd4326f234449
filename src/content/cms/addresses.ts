// Where addresses in editors' HTML lead: pages of the shop stay inside it, files come from the backend, the rest is elsewhere.

import { pathBelow } from '../../store-view/link-bases';

export interface Addresses {
  /** Of a picture, film or file; undefined for what is no web address. */
  file(address: string): string | undefined;
  link(address: string): Link | undefined;
}

export interface Link {
  href: string;
  /** shop: a page of this shop. here: a place on this page. file: to be opened beside the shop. other: mail, phone, another site. */
  kind: 'shop' | 'here' | 'file' | 'other';
}

/** Paths on a backend's origin that are not pages. */
const files = /^\/(media|static|pub|uploads|graphql|rest)\//;

export interface AddressPlace {
  /** GraphQL endpoint: editors write addresses as seen from there. */
  endpoint: string;
  shopUrl: string;
  /** What the backend's own absolute addresses of pages start with. */
  linkBases?: readonly string[];
  /** Absolute address of a path of the shop. */
  href(path: string): string;
}

export function createAddresses({ endpoint, shopUrl, linkBases = [], href }: AddressPlace): Addresses {
  const backend = new URL(endpoint).origin;
  const shop = new URL(shopUrl);
  const parse = (address: string): URL | undefined => {
    try {
      return new URL(address.trim(), backend);
    } catch {
      return undefined;
    }
  };
  return {
    file(address) {
      if (/^\s*data:image\/(?:png|jpeg|gif|webp|avif);/i.test(address)) return address;
      const url = parse(address);
      return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
    },
    link(address) {
      if (address.startsWith('#')) return { href: address, kind: 'here' };
      const url = parse(address);
      if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return undefined;
      const below = pathBelow(linkBases, url);
      const isOurs = url.origin === backend || url.origin === shop.origin;
      if (below === undefined && !isOurs) return { href: url.href, kind: 'other' };
      if (files.test(below ?? url.pathname)) return { href: url.href, kind: 'file' };
      if (below !== undefined) return { href: href(below), kind: 'shop' };
      // The backend's own address of a page, or ours with the base that the shop lives under.
      const isBelowBase = url.origin === shop.origin && url.pathname.startsWith(shop.pathname);
      const path = isBelowBase ? url.pathname.slice(shop.pathname.length - 1) : url.pathname;
      return { href: href(path + url.search + url.hash), kind: 'shop' };
    },
  };
}
