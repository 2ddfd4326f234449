// Reads and writes customers and their address books.
import type { Database } from '../database';
import { all, one, run } from '../database';
import { sqlTime } from '../sql-time';

export interface CustomerRow {
  id: number;
  email: string;
  password_hash: string | null;
  firstname: string;
  lastname: string;
  group_id: number;
  default_billing: number | null;
  default_shipping: number | null;
  token_generation: number;
  failures: number;
  first_failure_at: string | null;
  locked_until: string | null;
  confirmation: string | null;
  middlename: string | null;
  prefix: string | null;
  suffix: string | null;
  taxvat: string | null;
  gender: number | null;
  date_of_birth: string | null;
  created_at: string;
  updated_at: string;
}

/** The fields that cart, order and address book share. */
export interface PostalAddress {
  firstname: string | null;
  lastname: string | null;
  company: string | null;
  /** Lines, separated by line feeds. */
  street: string;
  city: string | null;
  region: string | null;
  region_id: number | null;
  region_code: string | null;
  postcode: string | null;
  country_id: string | null;
  telephone: string | null;
  /** JSON; what is in it: address-details. */
  details: string | null;
}

export interface CustomerAddressRow extends PostalAddress {
  id: number;
  customer_id: number;
}

export const findCustomer = (db: Database, id: number): CustomerRow | undefined =>
  one<CustomerRow>(db, 'SELECT * FROM customer WHERE id = ?', id);

export const findCustomerByEmail = (db: Database, email: string): CustomerRow | undefined =>
  one<CustomerRow>(db, 'SELECT * FROM customer WHERE email = ?', email);

export interface NewCustomer {
  email: string;
  firstname: string;
  lastname: string;
  passwordHash: string | null;
  groupId?: number;
  /** Set while the address has to be confirmed. */
  confirmation?: string | null;
}

export function insertCustomer(db: Database, customer: NewCustomer, now: Date): number {
  const time = sqlTime(now);
  return run(
    db,
    `INSERT INTO customer (email, password_hash, firstname, lastname, group_id, confirmation, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    customer.email,
    customer.passwordHash,
    customer.firstname,
    customer.lastname,
    customer.groupId ?? 1,
    customer.confirmation ?? null,
    time,
    time,
  ).id;
}

type CustomerChange = Partial<Omit<CustomerRow, 'id' | 'created_at' | 'updated_at'>>;

/** Writes the given columns and the time of change; returns the customer as it is now. */
export function updateCustomerRow(db: Database, id: number, change: CustomerChange, now: Date): CustomerRow {
  const entries = Object.entries({ ...change, updated_at: sqlTime(now) });
  const columns = entries.map(([column]) => `${column} = ?`).join(', ');
  run(db, `UPDATE customer SET ${columns} WHERE id = ?`, ...entries.map(([, value]) => value), id);
  const row = findCustomer(db, id);
  if (!row) throw new Error(`customer ${id} is gone`);
  return row;
}

export const addressesOf = (db: Database, customerId: number): CustomerAddressRow[] =>
  all<CustomerAddressRow>(db, 'SELECT * FROM customer_address WHERE customer_id = ? ORDER BY id', customerId);

export const findCustomerAddress = (db: Database, id: number): CustomerAddressRow | undefined =>
  one<CustomerAddressRow>(db, 'SELECT * FROM customer_address WHERE id = ?', id);

export function insertCustomerAddress(
  db: Database,
  customerId: number,
  address: PostalAddress,
  now: Date,
): number {
  return run(
    db,
    `INSERT INTO customer_address (customer_id, firstname, lastname, company, street, city, region, region_id,
       region_code, postcode, country_id, telephone, details, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    customerId,
    address.firstname,
    address.lastname,
    address.company,
    address.street,
    address.city,
    address.region,
    address.region_id,
    address.region_code,
    address.postcode,
    address.country_id,
    address.telephone,
    address.details,
    sqlTime(now),
  ).id;
}
