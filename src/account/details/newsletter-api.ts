// Whether the shop has a newsletter at all.
import { NewsletterOfferDocument } from '../../graphql/generated/account-details-newsletter';
import type { Storefront } from '../../storefront';
import { liveQuery, type Resource } from '../../transport/resource';

/** Releases before 2.4.7 do not say: they have one. */
export const createNewsletterOffer = ({ transport, user }: Storefront): Resource<boolean> =>
  liveQuery(
    transport,
    NewsletterOfferDocument,
    () => (user.isSignedIn.value && transport.has('StoreConfig.newsletter_enabled') ? {} : undefined),
    ({ storeConfig }) => storeConfig?.newsletter_enabled ?? true,
  );
