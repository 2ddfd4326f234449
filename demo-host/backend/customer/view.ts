// Customers and their addresses as GraphQL answers them.
import type { Context } from '../context';
import { one } from '../database';
import { isSubscribed } from '../newsletter/subscribers';
import { pageOf, type PageArguments } from '../page-of';
import { settingFlag } from '../settings';
import { attributeValues, detailsIn } from './address-details';
import { addressesOf, type CustomerAddressRow, type CustomerRow } from './rows';

const streetLines = (street: string): string[] => street.split('\n');

export function customerAddressView(row: CustomerAddressRow, customer: CustomerRow) {
  const details = detailsIn(row.details);
  return {
    ...row,
    street: streetLines(row.street),
    country_code: row.country_id,
    region: { region: row.region, region_code: row.region_code, region_id: row.region_id ?? 0 },
    default_billing: customer.default_billing === row.id,
    default_shipping: customer.default_shipping === row.id,
    ...details,
    custom_attributesV2: attributeValues(details),
  };
}

/** Right after it was made, an address answers of its region what was said of it, and nothing else. */
export function newAddressView(row: CustomerAddressRow, customer: CustomerRow) {
  const view = customerAddressView(row, customer);
  if (row.region_id) return view;
  const region = row.region === null ? null : { region: row.region, region_code: null, region_id: null };
  return { ...view, region, region_id: null };
}

/** Named only where the shop wants that. */
function groupView({ db }: Context, { group_id: id }: CustomerRow): { name: string } | null {
  if (!settingFlag(db, 'customer/account_information/graphql_share_customer_group')) return null;
  return one<{ name: string }>(db, 'SELECT code AS name FROM customer_group WHERE id = ?', id) ?? null;
}

/** Stock answers `id` and `group_id` with null on purpose; `groupId` is this shop's own field. */
export function customerView(context: Context, row: CustomerRow) {
  const addresses = () => addressesOf(context.db, row.id).map((address) => customerAddressView(address, row));
  return {
    ...row,
    id: null,
    group_id: null,
    groupId: row.group_id,
    group: () => groupView(context, row),
    is_subscribed: () => isSubscribed(context.db, row),
    default_billing: row.default_billing === null ? null : String(row.default_billing),
    default_shipping: row.default_shipping === null ? null : String(row.default_shipping),
    dob: row.date_of_birth,
    allow_remote_shopping_assistance: false,
    confirmation_status: settingFlag(context.db, 'customer/create_account/confirm')
      ? 'ACCOUNT_CONFIRMED'
      : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    custom_attributes: [],
    addresses,
    addressesV2: (page: PageArguments) => pageOf(addresses(), page),
  };
}
