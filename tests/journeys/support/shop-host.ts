// A process that opens and closes shops at the word of the journeys that forked it: one start of Node serves a whole run.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '../../../demo-host/backend';
import { readOptions } from '../../../demo-host/options';
import { startServers, type Servers } from '../../../demo-host/servers';

/** Ports as numbers, folder of the data, key of its mails, and the command line of `npm start`. */
export interface ShopOrder {
  port: number;
  cmsPort: number;
  paymentPort: number;
  data: string;
  outboxKey: string;
  args: string[];
  /** With earlier orders. */
  history: boolean;
}

/** What the forking process says; each is answered by a `ShopReply` of the same number. */
export type ShopRequest = { number: number; open: ShopOrder } | { number: number; close: string };

export interface ShopReply {
  number: number;
  /** Absent where all went well. */
  error?: string;
}

/** By their data folder. */
const open = new Map<string, Servers>();

const folder = mkdtempSync(join(tmpdir(), 'airside-seeded-'));
let seeded: Promise<string> | undefined;

/** The database of a shop that was just seeded: others begin with a copy. */
async function seedOnce(): Promise<string> {
  const file = join(folder, 'airside.db');
  const backend = await createBackend({ file, baseUrl: '' });
  backend.db.pragma('wal_checkpoint(TRUNCATE)');
  backend.close();
  return file;
}

async function fulfil(request: ShopRequest): Promise<void> {
  if ('close' in request) {
    await open.get(request.close)?.close();
    open.delete(request.close);
    return;
  }
  const { args, ...place } = request.open;
  const chosen = readOptions(args, process.env);
  if (chosen === 'help') throw new Error('a shop is wanted, not help');
  const file = join(place.data, 'airside.db');
  // Earlier orders are made when a database is, and what was imported is there.
  if (!place.history && !existsSync(file)) copyFileSync(await (seeded ??= seedOnce()), file);
  open.set(place.data, await startServers({ ...place, ...chosen }));
}

process.on('message', (request: ShopRequest) => {
  const reply = (error?: string) => process.send?.({ number: request.number, error } satisfies ShopReply);
  fulfil(request).then(
    () => reply(),
    (error: unknown) => reply(error instanceof Error ? error.stack : String(error)),
  );
});
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
