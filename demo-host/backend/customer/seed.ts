// The demo accounts: a diplomat with two addresses, an employee, and somebody without an address.
import type { BackendOptions } from '../context';
import type { Database } from '../database';
import { one, run, transaction } from '../database';
import { sqlTime } from '../sql-time';
import { hashPasswordSync } from './password-hash';

export interface SeedAddress {
  id: number;
  firstname: string;
  lastname: string;
  company?: string | null;
  street: string[];
  city: string;
  region: string | null;
  region_id: number | null;
  region_code: string | null;
  postcode: string;
  country_id: string;
  telephone: string;
}

export interface SeedCustomer {
  id: number;
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  group_id: number;
  default_billing: number | null;
  default_shipping: number | null;
  /** Default: now. */
  created_at?: string;
  addresses: SeedAddress[];
}

const password = 'Passw0rd!23';

export const demoCustomers: SeedCustomer[] = [
  {
    id: 1,
    email: 'diana@example.com',
    password,
    firstname: 'Diana',
    lastname: 'Lindqvist',
    group_id: 1,
    default_billing: 1,
    default_shipping: 1,
    addresses: [
      {
        id: 1,
        firstname: 'Diana',
        lastname: 'Lindqvist',
        street: ['12 Embassy Row', 'Suite 4'],
        city: 'Washington',
        region: 'District of Columbia',
        region_id: 16,
        region_code: 'DC',
        postcode: '20008',
        country_id: 'US',
        telephone: '202-555-0111',
      },
      {
        id: 2,
        firstname: 'Diana',
        lastname: 'Lindqvist',
        street: ['400 Harbor Drive'],
        city: 'Baltimore',
        region: 'Maryland',
        region_id: 31,
        region_code: 'MD',
        postcode: '21201',
        country_id: 'US',
        telephone: '410-555-0122',
      },
    ],
  },
  {
    id: 2,
    email: 'erik@example.com',
    password,
    firstname: 'Erik',
    lastname: 'Moreau',
    group_id: 3,
    default_billing: 3,
    default_shipping: 3,
    addresses: [
      {
        id: 3,
        firstname: 'Erik',
        lastname: 'Moreau',
        street: ['8 Warehouse Lane'],
        city: 'Austin',
        region: 'Texas',
        region_id: 57,
        region_code: 'TX',
        postcode: '73301',
        country_id: 'US',
        telephone: '512-555-0133',
      },
    ],
  },
  {
    id: 3,
    email: 'lena@example.com',
    password,
    firstname: 'Lena',
    lastname: 'Okafor',
    group_id: 1,
    default_billing: null,
    default_shipping: null,
    addresses: [],
  },
];

/** Adds accounts to a database that has none; otherwise does nothing. */
export function seedCustomers(
  db: Database,
  now: Date,
  customers: readonly SeedCustomer[] = demoCustomers,
  options: Pick<BackendOptions, 'passwordCost'> = {},
): void {
  if (one(db, 'SELECT id FROM customer LIMIT 1')) return;
  const hashes = new Map<string, string>();
  for (const { password } of customers) {
    if (!hashes.has(password)) hashes.set(password, hashPasswordSync(password, options));
  }
  transaction(db, () => {
    for (const customer of customers) {
      const created = customer.created_at ?? sqlTime(now);
      run(
        db,
        `INSERT INTO customer (id, email, password_hash, firstname, lastname, group_id, default_billing,
           default_shipping, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        customer.id,
        customer.email,
        hashes.get(customer.password) ?? null,
        customer.firstname,
        customer.lastname,
        customer.group_id,
        customer.default_billing,
        customer.default_shipping,
        created,
        created,
      );
      for (const address of customer.addresses) {
        run(
          db,
          `INSERT INTO customer_address (id, customer_id, firstname, lastname, company, street, city, region, region_id,
             region_code, postcode, country_id, telephone, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          address.id,
          customer.id,
          address.firstname,
          address.lastname,
          address.company ?? null,
          address.street.join('\n'),
          address.city,
          address.region,
          address.region_id,
          address.region_code,
          address.postcode,
          address.country_id,
          address.telephone,
          created,
        );
      }
    }
  });
}
