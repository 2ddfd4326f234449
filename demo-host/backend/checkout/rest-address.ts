// Addresses as REST takes them: known keys only, nothing else about them is checked before the order.
import type { NewCartAddress } from '../cart/rows';
import { readDetails } from '../customer/address-details';
import type { Database } from '../database';
import { isPlain, type Plain } from '../rest-body';
import { findRegion, findRegionByCode } from '../store-view/countries';

const knownKeys = new Set([
  'id',
  'region',
  'region_id',
  'region_code',
  'country_id',
  'street',
  'company',
  'telephone',
  'fax',
  'postcode',
  'city',
  'firstname',
  'lastname',
  'middlename',
  'prefix',
  'suffix',
  'vat_id',
  'customer_id',
  'email',
  'same_as_billing',
  'customer_address_id',
  'save_in_address_book',
  'custom_attributes',
  'extension_attributes',
]);

const text = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** undefined when there is none. Any unknown key is an internal error, as on a real backend. */
export function readRestAddress(db: Database, value: unknown): NewCartAddress | undefined {
  if (!isPlain(value)) return undefined;
  const unknown = Object.keys(value).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) throw new Error(`an address has no property "${unknown}"`);
  const street = Array.isArray(value.street) ? value.street : [value.street];
  return {
    firstname: text(value.firstname),
    lastname: text(value.lastname),
    company: text(value.company),
    street: street.map((line) => text(line) ?? '').join('\n'),
    city: text(value.city),
    ...regionOf(db, value),
    postcode: text(value.postcode),
    country_id: text(value.country_id),
    telephone: text(value.telephone),
    details: readDetails(value),
    email: text(value.email),
    customer_address_id: Number(value.customer_address_id) || null,
  };
}

// What is known fills in the rest: an id names code and label, a code finds its id. Unknown ones stay as sent.
function regionOf(db: Database, value: Plain) {
  const country = text(value.country_id) ?? '';
  const id = Number(value.region_id) || null;
  const code = text(value.region_code) ?? text(value.region);
  const found = id === null ? code && findRegionByCode(db, country, code) : findRegion(db, id);
  if (found) return { region: found.name, region_id: found.id, region_code: found.code };
  return { region: text(value.region) ?? code, region_id: id, region_code: code };
}
