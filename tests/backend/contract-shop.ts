// A backend filled with what the recorded one was seeded with, accounts and coupons included.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientSchema, printSchema, type IntrospectionQuery } from 'graphql';
import { createBackend, type Backend, type BackendOptions } from '../../demo-host/backend';
import { seedCoupons, type SeedCoupon } from '../../demo-host/backend/cart/coupons';
import { seedCustomers, type SeedCustomer } from '../../demo-host/backend/customer/seed';
import { run } from '../../demo-host/backend/database';
import { loadContractSeed } from '../../demo-host/backend/seed/load-contract-seed';

const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

/** The recorded server's schema as SDL, in a file. */
export function recordedSchema(folder: string): string {
  const recorded = read<{ response: { body: { data: IntrospectionQuery } } }>(
    folder,
    'contract/recordings/schema/introspection-full.json',
  );
  const file = join(mkdtempSync(join(tmpdir(), 'airside-schema-')), 'schema.graphql');
  writeFileSync(file, printSchema(buildClientSchema(recorded.response.body.data)));
  return file;
}

/** `folder` is what sharedDir() answers. */
export async function createContractShop(
  folder: string,
  options: Partial<BackendOptions> = {},
): Promise<Backend> {
  const now = options.now ?? (() => new Date('2026-11-21T06:17:00Z'));
  const backend = await createBackend({
    file: ':memory:',
    baseUrl: 'http://magento.test',
    seed: false,
    now,
    ...options,
  });
  const seed = join(folder, 'contract/seed');
  loadContractSeed(backend.db, seed, now());
  seedCoupons(backend.db, read<SeedCoupon[]>(seed, 'coupons.json'));
  seedCustomers(backend.db, now(), read<{ customers: SeedCustomer[] }>(seed, 'customers.json').customers);
  return backend;
}

interface SeedCard {
  customer_id: number;
  public_hash: string;
  payment_method_code: string;
  type: string;
  expires_at: string;
  details: string;
}

/** The saved cards that one run of the recordings starts with. */
export function saveCards(folder: string, { db }: Backend): void {
  const file = read<{ saved_payment_tokens: { items: SeedCard[] } }>(folder, 'contract/seed/customers.json');
  for (const card of file.saved_payment_tokens.items) {
    run(
      db,
      `INSERT INTO saved_card (public_hash, customer_id, payment_method_code, type, details, expires_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      card.public_hash,
      card.customer_id,
      card.payment_method_code,
      card.type,
      card.details,
      card.expires_at,
    );
  }
}
