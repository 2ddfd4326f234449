// The two shops in which searches are judged.
import { createReadStream } from 'node:fs';
import { importCatalog } from '../../../demo-host/backend/import/import-catalog';
import { testBackend, testNow } from '../../support/backend';

export const demoShop = () => testBackend({ seed: true });

export async function merchantShop(csv: string) {
  const shop = await demoShop();
  await importCatalog(shop.db, createReadStream(csv), { now: testNow });
  return shop;
}
