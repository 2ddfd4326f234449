// Where the shops of the bench keep their databases. Pictures that earlier runs have drawn lie beside them, and are served
// again: on a machine where shops have run for long, nobody waits for a picture to be drawn.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../../../demo-host/build';

const folder = join(buildFolder, '../bench');

/** Path of a database that is not there yet. */
export function newDatabase(name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.db`);
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  return file;
}
