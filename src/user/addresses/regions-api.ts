// The regions of the one country that the shop delivers to, as the backend lists them.
import { CountryRegionsDocument } from '../../graphql/generated/user-addresses-regions';
import type { Transport } from '../../transport/transport';
import type { Region } from './address';
import { country } from './country';

/** One without a code is none to choose. */
export async function fetchRegions(transport: Pick<Transport, 'query'>): Promise<Region[]> {
  const { country: answer } = await transport.query(
    CountryRegionsDocument,
    { id: country },
    { needs: (data) => data.country?.available_regions },
  );
  return (answer?.available_regions ?? []).flatMap((region) =>
    region?.id && region.code ? [{ id: region.id, code: region.code, name: region.name ?? region.code }] : [],
  );
}
