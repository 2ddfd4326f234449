// What the backend says of the store view itself, and what holds where it says nothing.

export interface Logo {
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

export interface StoreConfig {
  /** Of the shop; '' where nobody has named it. */
  name: string;
  storeCode: string;
  storeName: string;
  storeGroupName: string;
  locale: string;
  rootCategoryUid: string;
  /** '.html'; may be empty. */
  categoryUrlSuffix: string;
  gridPerPage: number;
  /** Ends with /media/. */
  secureBaseMediaUrl: string;
  defaultCurrency: string;
  /** Of pages that have none of their own; '' where nobody chose one. */
  defaultTitle: string;
  /** What the shop says of itself on every page; '' where it says nothing. */
  claim: string;
  logo?: Logo;
  /** Identifier of the CMS page that stands at '/'. */
  homePage: string;
  /** What absolute addresses of the shop's own pages start with, each with a slash at the end. */
  linkBases: readonly string[];
  /** '' where nobody wrote one. */
  copyright: string;
  /** HTML for the very end of each page. */
  footerHtml: string;
}

/** behaviour 9. */
export const defaultCurrency = 'USD';
export const defaultPageSize = 6;
