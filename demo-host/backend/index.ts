// Opens the embedded backend: one database, one function from Request to Response.
import { seedCoupons } from './cart/coupons';
import { refreshProductIndex } from './catalog/product-index/product-index';
import { demoCustomers, seedCustomers } from './customer/seed';
import type { Client } from '../../server/http/client';
import type { BackendOptions } from './context';
import { one, transaction, type Database } from './database';
import { createHandler } from './handle';
import { explainedFailure, openDatabase } from './open-database';
import { seedHistory } from './seed/history';
import { seedFromFolder } from './seed/seed-from-folder';
import { seedDatabase } from './seed/seed';

export type { BackendOptions } from './context';

export interface Backend {
  /** `client` is who sent it; absent where the server itself asks. */
  handle(request: Request, client?: Client): Promise<Response>;
  db: Database;
  /** The database was empty, and has been seeded. */
  isNew: boolean;
  close(): void;
}

function isEmpty(db: Database): boolean {
  return (
    one(db, 'SELECT 1 FROM product LIMIT 1') === undefined &&
    one(db, 'SELECT 1 FROM category LIMIT 1') === undefined
  );
}

function seed(db: Database, options: BackendOptions, now: Date): void {
  const { seed } = options;
  if (typeof seed === 'string') {
    if (isEmpty(db)) seedFromFolder(db, seed, now, options);
  } else if (seed !== false) {
    if (isEmpty(db)) seedDatabase(db, now, options);
    // Accounts and coupons do not belong to a catalogue: an imported one has them as well.
    seedCustomers(db, now, demoCustomers, options);
    seedCoupons(db);
  }
}

/** Opens the file, seeds it when it is empty, and answers requests. Nothing listens on a port here. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const db = openDatabase(options.file);
  const now = options.now?.() ?? new Date();
  let isNew: boolean;
  try {
    isNew = isEmpty(db);
    // Of two processes that open a new file, one seeds it and the other finds it seeded.
    transaction(db, () => seed(db, options, now));
    refreshProductIndex(db, now);
  } catch (error) {
    db.close();
    throw explainedFailure(error, options.file);
  }
  if (isNew && options.history) await seedHistory(db, options, now);
  return { handle: createHandler(db, options), db, isNew, close: () => close(db) };
}

/** The file alone then holds everything; what is prepared would keep the driver from seeing to that. */
function close(db: Database): void {
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}
