// Addresses on a cart: what GraphQL refuses at once, and what is still missing when an order is placed.
import type { NewCartAddress } from '../cart/rows';
import type { PostalAddress } from '../customer/rows';
import type { Database } from '../database';
import { AggregateInputError, inputError } from '../errors';
import { findCountry, findRegion, type Region } from '../store-view/countries';

/** Countries that need a region, as Magento ships. */
const regionRequired = new Set(
  'AL AR AU BG BO BR BY CA CH CL CN CO CZ DK EC EE ES GR GY HR IN IS IT LT LV MX PE PL PT PY RO SE SR US UY VE'.split(
    ' ',
  ),
);
const postcodeOptional = new Set(['HK', 'IE', 'MO', 'PA', 'GB']);
const longestStreet = 2;

export interface AddressInput {
  firstname: string;
  lastname: string;
  company?: string | null;
  street: (string | null)[];
  city: string;
  region?: string | null;
  region_id?: number | null;
  postcode?: string | null;
  country_code: string;
  telephone?: string | null;
  save_in_address_book?: boolean | null;
}

const required = (field: string) => `"${field}" is required. Enter and try again.`;

/** One sentence per missing field, in Magento's order. */
export function missingFields(db: Database, address: PostalAddress | undefined): string[] {
  const isBlank = (value: string | null | undefined) => (value ?? '').trim() === '';
  const country = address?.country_id ?? '';
  const missing: string[] = [];
  if (isBlank(address?.firstname)) missing.push(required('firstname'));
  if (isBlank(address?.lastname)) missing.push(required('lastname'));
  if (isBlank(address?.street)) missing.push(required('street'));
  if (isBlank(address?.city)) missing.push(required('city'));
  if (isBlank(address?.telephone)) missing.push(required('telephone'));
  if (isBlank(address?.postcode) && !postcodeOptional.has(country)) missing.push(required('postcode'));
  if (isBlank(country)) missing.push(required('countryId'));
  if (regionRequired.has(country)) {
    const regions = findCountry(db, country)?.regions;
    if (regions && address?.region_id == null) missing.push(required('regionId'));
    else if (!regions && isBlank(address?.region)) missing.push(required('region'));
  }
  return missing;
}

type RegionOfAddress = Pick<PostalAddress, 'region' | 'region_id' | 'region_code'>;

const named = (region: Region): RegionOfAddress => ({
  region: region.name,
  region_id: region.id,
  region_code: region.code,
});

function regionOf(
  db: Database,
  country: { id: string; regions: Region[] | null },
  input: AddressInput,
  previous: RegionOfAddress | undefined,
): RegionOfAddress {
  const code = input.region?.trim() ?? '';
  if (input.region_id != null) {
    const region = findRegion(db, input.region_id);
    if (region?.countryId !== country.id || (code !== '' && code !== region.code)) {
      throw inputError('The region_id does not match the selected country or region');
    }
    return named(region);
  }
  if (code === '' && regionRequired.has(country.id)) throw inputError('Region is required.');
  const found = (country.regions ?? []).filter((region) => region.code === code);
  if (found.length > 1) throw inputError('Region input is ambiguous. Specify region_id.');
  if (found[0]) return named(found[0]);
  // Magento keeps the text of the region that stood here before; the code repeats it.
  const text = code === '' ? (previous?.region ?? null) : code;
  return { region: text, region_id: null, region_code: text };
}

/** Reads an address of a GraphQL mutation. Throws what is wrong with it. */
export function readAddress(
  db: Database,
  input: AddressInput,
  previous: RegionOfAddress | undefined,
): NewCartAddress {
  const country = findCountry(db, input.country_code.toUpperCase());
  if (!country) throw inputError('Country is not available');
  const region = regionOf(db, country, input, previous);
  const street = input.street.map((line) => line ?? '');
  if (street.length > longestStreet) {
    throw inputError(`"Street Address" cannot contain more than ${longestStreet} lines.`);
  }
  const address: NewCartAddress = {
    firstname: input.firstname,
    lastname: input.lastname,
    company: input.company ?? null,
    street: street.join('\n'),
    city: input.city,
    ...region,
    postcode: input.postcode ?? null,
    country_id: country.id,
    telephone: input.telephone ?? null,
  };
  const missing = missingFields(db, address);
  if (missing.length > 0) throw new AggregateInputError(missing);
  return address;
}
