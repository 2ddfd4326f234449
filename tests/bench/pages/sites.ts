// All origins of a run: a shop on each runtime, the floor pages, and another site.
import { openDatabase } from '../../../demo-host/backend/open-database';
import { assortmentOf } from '../../../demo-host/backend/seed/large-assortment';
import { seedDatabase } from '../../../demo-host/backend/seed/seed';
import type { Runtime } from '../../../demo-host/runtimes';
import type { Certificate } from './network/certificate';
import { newDatabase } from './database';
import { createFloorSite } from './floor/floor-site';
import { createForeignSite } from './foreign-site';
import { openOrigin } from './origin';
import { openShop, type Shop } from './shop';
import type { Shops } from './targets';

export interface Sites {
  shops: Shops;
  floorUrl: string;
  foreignUrl: string;
  close(): Promise<void>;
}

export async function openSites(certificate: Certificate, hasSmallPictures: boolean): Promise<Sites> {
  const [react, preact, floor, foreign] = [
    await openOrigin(certificate),
    await openOrigin(certificate),
    await openOrigin(certificate),
    await openOrigin(certificate),
  ];
  const alike = { origins: [foreign.url], hasSmallPictures };
  const shops: Shops = {
    react: await openShop({ ...alike, origin: react, runtime: 'react', file: newDatabase('react') }),
    preact: await openShop({ ...alike, origin: preact, runtime: 'preact', file: newDatabase('preact') }),
  };
  floor.answerWith(await createFloorSite(shops.react.backend));
  foreign.answerWith(createForeignSite(shops));
  return {
    shops,
    floorUrl: floor.url,
    foreignUrl: foreign.url,
    close: async () => {
      for (const origin of [react, preact, floor, foreign]) await origin.close();
      for (const shop of Object.values(shops)) shop.close();
    },
  };
}

/** A shop that sells `products`: more than one cart of the demo's own can hold. */
export async function withLargeShop<T>(
  certificate: Certificate,
  { runtime, products }: { runtime: Runtime; products: number },
  work: (shop: Shop) => Promise<T>,
): Promise<T> {
  const file = newDatabase('large');
  const db = openDatabase(file);
  seedDatabase(db, new Date(), { assortment: assortmentOf(products) });
  db.close();
  const origin = await openOrigin(certificate);
  const shop = await openShop({ origin, runtime, origins: [], file, hasSmallPictures: true });
  try {
    return await work(shop);
  } finally {
    await origin.close();
    shop.close();
  }
}
