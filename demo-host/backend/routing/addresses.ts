// What was at an address and is no longer: it leads to the thing itself, so in one step to wherever that is by now.
import { run, type Database } from '../database';

export const urlSuffix = '.html';

interface Thing {
  type: 'product' | 'category';
  id: number;
}

/** As in route.ts, 'catalog/product/view/id/1'. */
const systemPath = ({ type, id }: Thing): string => `catalog/${type}/view/id/${id}`;

/** `path` without suffix, 'glen-tarrow-12'. What comes to stand there is found before it. */
export function leadOn(db: Database, path: string, to: Thing, code: 301 | 302): void {
  const address = path + urlSuffix;
  run(db, "DELETE FROM url_rewrite WHERE request_path = ? AND store_code = ''", address);
  const insert = 'INSERT INTO url_rewrite (request_path, target_path, redirect_type) VALUES (?, ?, ?)';
  run(db, insert, address, systemPath(to), code);
}

/** What led to a thing that is taken out leads to the one in its place, if there is one. */
export function succeed(db: Database, gone: Thing, next?: Thing): void {
  if (next)
    run(
      db,
      'UPDATE url_rewrite SET target_path = ? WHERE target_path = ?',
      systemPath(next),
      systemPath(gone),
    );
  else run(db, 'DELETE FROM url_rewrite WHERE target_path = ?', systemPath(gone));
}
