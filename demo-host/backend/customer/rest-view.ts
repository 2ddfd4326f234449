// The customer as REST answers it: keys without a value are left out.
import type { Database } from '../database';
import { isSubscribed } from '../newsletter/subscribers';
import { namedDetails } from './address-details';
import { addressesOf, type CustomerRow } from './rows';

export function restCustomer(db: Database, row: CustomerRow) {
  return {
    id: row.id,
    group_id: row.group_id,
    ...(row.default_billing !== null && { default_billing: String(row.default_billing) }),
    ...(row.default_shipping !== null && { default_shipping: String(row.default_shipping) }),
    created_at: row.created_at,
    updated_at: row.updated_at,
    created_in: 'Default Store View',
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    store_id: 1,
    website_id: 1,
    addresses: addressesOf(db, row.id).map((address) => ({
      id: address.id,
      customer_id: row.id,
      region: { region_code: address.region_code, region: address.region, region_id: address.region_id },
      region_id: address.region_id,
      country_id: address.country_id,
      street: address.street.split('\n'),
      ...(address.company && { company: address.company }),
      ...namedDetails(address.details),
      telephone: address.telephone,
      postcode: address.postcode,
      city: address.city,
      firstname: address.firstname,
      lastname: address.lastname,
      ...(row.default_shipping === address.id && { default_shipping: true }),
      ...(row.default_billing === address.id && { default_billing: true }),
    })),
    disable_auto_group_change: 0,
    extension_attributes: { is_subscribed: isSubscribed(db, row) },
  };
}
