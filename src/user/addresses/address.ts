// Addresses as the shop keeps, compares, formats and shows them (behaviour 3).
import { country } from './country';

/** What people type; two street lines, the second one optional. */
export interface AddressValues {
  firstname: string;
  lastname: string;
  street: string;
  street2: string;
  city: string;
  region_code: string;
  postcode: string;
  telephone: string;
}

export type AddressField = keyof AddressValues;

/** What a saved address may have beyond what the shop asks for; it goes into the order as it is. */
export interface AddressDetails {
  prefix?: string;
  middlename?: string;
  suffix?: string;
  company?: string;
  fax?: string;
  vat_id?: string;
  /** Fields that the merchant invented. */
  custom_attributes?: readonly { attribute_code: string; value: string }[];
}

/** behaviour 3, shipping address. */
export interface Address extends AddressDetails {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  region_code: string;
  postcode: string;
  telephone: string;
  country_id: string;
  /** In the customer's address book, where it was chosen from there. */
  id?: number;
  /** Required for guests. */
  email?: string;
}

/** behaviour 3, formatted: what the backend takes. */
export interface FormattedAddress extends Address {
  region_id: number;
  region: string;
}

export interface Region {
  id: number;
  code: string;
  name: string;
}

export const emptyAddress: AddressValues = {
  firstname: '',
  lastname: '',
  street: '',
  street2: '',
  city: '',
  region_code: '',
  postcode: '',
  telephone: '',
};

export function fromValues(values: AddressValues, email?: string): Address {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, value.trim()]),
  ) as unknown as AddressValues;
  const { street, street2, ...rest } = trimmed;
  return {
    ...rest,
    street: street2 ? [street, street2] : [street],
    country_id: country,
    ...(email ? { email } : {}),
  };
}

export function toValues(address: Address | undefined): AddressValues {
  if (!address) return emptyAddress;
  const { firstname, lastname, street, city, region_code, postcode, telephone } = address;
  return {
    firstname,
    lastname,
    street: street[0] ?? '',
    street2: twoLines(street)[1] ?? '',
    city,
    region_code,
    postcode,
    telephone,
  };
}

/** Backends may be set up for more lines than we ask for. */
export function twoLines([first = '', ...more]: readonly string[]): string[] {
  const second = more.filter(Boolean).join(', ');
  return second ? [first, second] : [first];
}

const details = ['prefix', 'middlename', 'suffix', 'company', 'fax', 'vat_id', 'custom_attributes'] as const;

/** Those that say something. */
export const detailsOf = (address: AddressDetails): AddressDetails =>
  Object.fromEntries(details.flatMap((name) => (address[name]?.length ? [[name, address[name]]] : [])));

/** An address of the book or of an earlier step as one of this order. */
export function fromKnown({ email: _, ...address }: Address, email?: string): Address {
  return email ? { ...address, email } : address;
}

/** By its code or, as imported addresses have it, by its name. */
export function findRegion(regions: readonly Region[], said: string): Region | undefined {
  const wanted = said.trim().toLowerCase();
  return (
    regions.find(({ code }) => code.toLowerCase() === wanted) ??
    regions.find(({ name }) => name.toLowerCase() === wanted)
  );
}

/**
 * Forces the country to US and adds region_id, region_code and region by looking the region up.
 * Throws when it is not among the regions.
 */
export function formatAddress(address: Address, regions: readonly Region[]): FormattedAddress {
  const region = findRegion(regions, address.region_code);
  if (!region) throw new RangeError(`Region ${address.region_code} is not in ${country}`);
  const { firstname, lastname, street, city, postcode, telephone, email } = address;
  // Key by key: the REST call fails on any key that it does not know.
  return {
    firstname,
    lastname,
    street: street.filter((line) => line !== ''),
    city,
    region: region.name,
    region_id: region.id,
    region_code: region.code,
    postcode,
    telephone,
    country_id: country,
    ...detailsOf(address),
    ...(email ? { email } : {}),
  };
}

/** The same place and person; the e-mail address is not part of it. */
export function isSameAddress(a: Address | undefined, b: Address | undefined): boolean {
  if (!a || !b) return a === b;
  const key = (address: Address) =>
    JSON.stringify(Object.values(toValues(address)).map((value) => value.trim().toLowerCase()));
  return key(a) === key(b);
}

/** One choice per code: the backend lists the armed forces' code AE once for each continent. */
export function regionOptions(regions: readonly Region[]): { value: string; label: string }[] {
  const names = new Map<string, string[]>();
  for (const { code, name } of regions) names.set(code, [...(names.get(code) ?? []), name]);
  return [...names].map(([value, labels]) => ({ value, label: labels.join(' / ') }));
}
