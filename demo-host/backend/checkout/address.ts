// Addresses on a cart: what GraphQL refuses at once, and what is still wrong when an order is placed.
import type { NewCartAddress } from '../cart/rows';
import { readDetails } from '../customer/address-details';
import type { PostalAddress } from '../customer/rows';
import type { Database } from '../database';
import { AggregateInputError, inputError } from '../errors';
import {
  findCountry,
  findRegion,
  mayLackPostcode,
  needsRegion,
  type Country,
  type Region,
} from '../store-view/countries';

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

const invalid = (value: string, field: string) =>
  `Invalid value of "${value}" provided for the ${field} field.`;

/** One sentence per field that is missing or not to be had, in Magento's order. */
export function addressProblems(db: Database, address: PostalAddress | undefined): string[] {
  const isBlank = (value: string | null | undefined) => (value ?? '').trim() === '';
  const country = address?.country_id ?? '';
  const missing: string[] = [];
  if (isBlank(address?.firstname)) missing.push(required('firstname'));
  if (isBlank(address?.lastname)) missing.push(required('lastname'));
  if (isBlank(address?.street)) missing.push(required('street'));
  if (isBlank(address?.city)) missing.push(required('city'));
  if (isBlank(address?.telephone)) missing.push(required('telephone'));
  if (isBlank(address?.postcode) && !mayLackPostcode(db, country)) missing.push(required('postcode'));
  const place = placeProblem(db, country, address);
  return place === undefined ? missing : [...missing, place];
}

/** Taxes go by country and region: one that does not exist would be free of them. */
function placeProblem(db: Database, id: string, address: PostalAddress | undefined): string | undefined {
  if (id.trim() === '') return required('countryId');
  const country = findCountry(db, id);
  if (!country) return invalid(id, 'countryId');
  const region = address?.region_id ?? null;
  const isNeeded = needsRegion(db, id);
  if (!country.regions) return isNeeded && !address?.region?.trim() ? required('region') : undefined;
  if (region === null) return isNeeded ? required('regionId') : undefined;
  return country.regions.some((known) => known.id === region) ? undefined : invalid(`${region}`, 'regionId');
}

type RegionOfAddress = Pick<PostalAddress, 'region' | 'region_id' | 'region_code'>;

const named = (region: Region): RegionOfAddress => ({
  region: region.name,
  region_id: region.id,
  region_code: region.code,
});

/** Undefined where the input says nothing of a region. */
function regionOf(db: Database, country: Country, input: AddressInput): RegionOfAddress | undefined {
  const code = input.region?.trim() ?? '';
  // Zero is no id.
  if (input.region_id) {
    const region = findRegion(db, input.region_id);
    if (region?.countryId !== country.id || (code !== '' && code !== region.code)) {
      throw inputError('The region_id does not match the selected country or region');
    }
    return named(region);
  }
  if (code === '' && needsRegion(db, country.id)) throw inputError('Region is required.');
  const found = (country.regions ?? []).filter((region) => region.code === code);
  if (found.length > 1) throw inputError('Region input is ambiguous. Specify region_id.');
  if (found[0]) return named(found[0]);
  if (input.region === undefined) return undefined;
  // The code of a region that is only text repeats it.
  const text = input.region && code;
  return { region: text, region_id: null, region_code: text };
}

/** The region that stood there before, by its text alone where the country is another. */
function regionKept({ country_id, region, ...ids }: NewCartAddress, country: string): RegionOfAddress {
  const { region_id, region_code } = country_id === country ? ids : { region_id: null, region_code: region };
  return { region, region_id, region_code };
}

/** Reads an address of a GraphQL mutation. Throws what is wrong with it. */
export function readAddress(
  db: Database,
  input: AddressInput,
  previous: NewCartAddress | undefined,
): NewCartAddress {
  const country = findCountry(db, input.country_code.toUpperCase());
  if (!country) throw inputError('Country is not available');
  const region = regionOf(db, country, input);
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
    region: null,
    region_id: null,
    region_code: null,
    ...region,
    postcode: input.postcode ?? null,
    country_id: country.id,
    telephone: input.telephone ?? null,
    details: readDetails(input, previous?.details),
  };
  // What is required has to come with the input, whatever stood there before.
  const problems = addressProblems(db, address);
  if (problems.length > 0) throw new AggregateInputError(problems);
  if (!previous) return address;
  // What the input leaves out stays as it stood on the cart.
  return {
    ...address,
    ...(input.company === undefined && { company: previous.company }),
    ...(input.postcode === undefined && { postcode: previous.postcode }),
    ...(region === undefined && regionKept(previous, country.id)),
  };
}
