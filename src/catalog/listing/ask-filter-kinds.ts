// Asks how a backend filters when a URL asked in a way that it refused: before anything is known, any URL is believed.
import { ListingFacetsAndInputsDocument, ListingFacetsDocument } from './facets-api';
import { facetVariables, kindOfBuckets, parseFacets, parseKinds } from './facets-api';
import type { Storefront } from '../../storefront';
import type { ListingSource } from '../listing/listing-source';
import { keepKinds, type FilterKinds } from './filter-kinds';

/** From the backend's description of itself, else from what this listing offers; undefined when neither is to be had. */
export async function askKinds(
  { transport, storage }: Pick<Storefront, 'transport' | 'storage'>,
  { scope }: Pick<ListingSource, 'scope'>,
): Promise<FilterKinds | undefined> {
  const variables = facetVariables(scope, []);
  const described = await transport
    .query(ListingFacetsAndInputsDocument, variables)
    .then(parseKinds, () => undefined);
  keepKinds(storage, described);
  return (
    described ??
    transport.query(ListingFacetsDocument, variables).then(
      (data) =>
        Object.fromEntries(
          parseFacets(data, []).whole.groups.map((group) => [group.code, kindOfBuckets(group)]),
        ),
      () => undefined,
    )
  );
}
