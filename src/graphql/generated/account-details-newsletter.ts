/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type NewsletterOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterOfferQuery = { storeConfig: { store_code: string | null, newsletter_enabled: boolean } | null };

export const NewsletterOfferDocument = "query NewsletterOffer{storeConfig{store_code newsletter_enabled __typename}}" as DocumentText<NewsletterOfferQuery, NewsletterOfferQueryVariables>;