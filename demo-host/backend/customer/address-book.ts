// A customer's address book: adding, changing and removing addresses.
import type { Context } from '../context';
import { run, transaction } from '../database';
import { authorizationError, inputError, noSuchEntity } from '../errors';
import { findCountry, findRegion, mayLackPostcode, needsRegion } from '../store-view/countries';
import { readDetails } from './address-details';
import {
  findCustomerAddress,
  insertCustomerAddress,
  updateCustomerRow,
  type CustomerAddressRow,
  type CustomerRow,
  type PostalAddress,
} from './rows';

export interface AddressInput {
  firstname?: string | null;
  lastname?: string | null;
  company?: string | null;
  street?: (string | null)[] | null;
  city?: string | null;
  region?: { region?: string | null; region_code?: string | null; region_id?: number | null } | null;
  postcode?: string | null;
  country_code?: string | null;
  country_id?: string | null;
  telephone?: string | null;
  default_billing?: boolean | null;
  default_shipping?: boolean | null;
}

const required = ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'] as const;
const longestStreet = 2;

/** The address that results from `input` on top of what was there. */
function merged(context: Context, input: AddressInput, before: PostalAddress | undefined): PostalAddress {
  const street = input.street?.map((line) => line ?? '');
  const country = input.country_code ?? input.country_id ?? before?.country_id ?? null;
  const address: PostalAddress = {
    firstname: input.firstname ?? before?.firstname ?? null,
    lastname: input.lastname ?? before?.lastname ?? null,
    company: input.company ?? before?.company ?? null,
    street: street?.join('\n') ?? before?.street ?? '',
    city: input.city ?? before?.city ?? null,
    region: before?.region ?? null,
    region_id: before?.region_id ?? null,
    region_code: before?.region_code ?? null,
    postcode: input.postcode ?? before?.postcode ?? null,
    country_id: country,
    telephone: input.telephone ?? before?.telephone ?? null,
    details: readDetails(input, before?.details),
  };
  // Nothing is asked about an address in no country.
  if (country === null) throw new Error('an address without a country');
  const isOptional = (field: string) => field === 'postcode' && mayLackPostcode(context.db, country);
  const missing = required.filter((field) => (address[field] ?? '').trim() === '' && !isOptional(field));
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`);
  if (street && street.length > longestStreet) {
    throw inputError(`"Street Address" cannot contain more than ${longestStreet} lines.`);
  }
  const isElsewhere = country !== before?.country_id;
  if (!isElsewhere && input.region == null) return address;
  const region = regionOf(context, country, input.region ?? {});
  // A new address about whose region nothing was said has none; any other without an id has the id 0.
  const isUntold = before === undefined && input.region == null;
  return { ...address, ...region, region_id: region.region_id ?? (isUntold ? null : 0) };
}

// Other than on a cart, only the id counts here; a code must agree with it.
function regionOf({ db }: Context, country: string, input: NonNullable<AddressInput['region']>) {
  const known = findCountry(db, country);
  if (!known) throw inputError(`Invalid value of "${country}" provided for the countryId field.`);
  if (input.region_id) {
    const region = findRegion(db, input.region_id);
    const isOther = input.region_code && input.region_code !== region?.code;
    if (region?.countryId !== country || isOther)
      throw inputError('The region_id does not match the selected country or region');
    return { region: region.name, region_id: region.id, region_code: region.code };
  }
  if (needsRegion(db, country)) throw inputError('A region_id is required for the specified country code');
  const text = input.region ?? input.region_code ?? null;
  return { region: text, region_id: null, region_code: text };
}

function setDefaults(context: Context, customer: CustomerRow, id: number, input: AddressInput): CustomerRow {
  const change = (current: number | null, wanted: boolean | null | undefined) => {
    if (wanted == null) return current;
    if (wanted) return id;
    return current === id ? null : current;
  };
  return updateCustomerRow(
    context.db,
    customer.id,
    {
      default_billing: change(customer.default_billing, input.default_billing),
      default_shipping: change(customer.default_shipping, input.default_shipping),
    },
    context.now,
  );
}

export interface Saved {
  address: CustomerAddressRow;
  customer: CustomerRow;
}

function saved(context: Context, customer: CustomerRow, id: number): Saved {
  const address = findCustomerAddress(context.db, id);
  if (!address) throw new Error(`address ${id} is gone`);
  return { address, customer };
}

export const addAddress = (context: Context, customer: CustomerRow, input: AddressInput): Saved =>
  transaction(context.db, () => {
    const id = insertCustomerAddress(context.db, customer.id, merged(context, input, undefined), context.now);
    return saved(context, setDefaults(context, customer, id, input), id);
  });

/** Throws when there is no such address, or when it is somebody else's. */
export function ownAddress(context: Context, customer: CustomerRow, id: number): CustomerAddressRow {
  const address = findCustomerAddress(context.db, id);
  if (!address) throw noSuchEntity(`Could not find a address with ID "${id}"`);
  if (address.customer_id !== customer.id) {
    throw authorizationError(`Current customer does not have permission to address with ID "${id}"`);
  }
  return address;
}

export function changeAddress(
  context: Context,
  customer: CustomerRow,
  id: number,
  input: AddressInput,
): Saved {
  return transaction(context.db, () => {
    const address = merged(context, input, ownAddress(context, customer, id));
    const entries = Object.entries(address) as [keyof PostalAddress, string | number | null][];
    const columns = entries.map(([column]) => `${column} = ?`).join(', ');
    run(
      context.db,
      `UPDATE customer_address SET ${columns} WHERE id = ?`,
      ...entries.map(([, value]) => value),
      id,
    );
    return saved(context, setDefaults(context, customer, id, input), id);
  });
}

export function removeAddress(context: Context, customer: CustomerRow, id: number): true {
  ownAddress(context, customer, id);
  const kind =
    customer.default_billing === id ? 'billing' : customer.default_shipping === id ? 'shipping' : undefined;
  if (kind)
    throw inputError(`Customer Address ${id} is set as default ${kind} address and can not be deleted`);
  run(context.db, 'DELETE FROM customer_address WHERE id = ?', id);
  return true;
}
