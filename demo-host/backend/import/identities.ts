// Hands out row ids that nothing had before: orders, wishlists and browsers remember products by id.
import { one, run, type Database } from '../database';

export class Identities {
  private last: number;

  constructor(
    private readonly db: Database,
    private readonly table: 'product' | 'category',
  ) {
    const highest = one<{ id: number | null }>(db, `SELECT max(id) AS id FROM ${table}`)?.id ?? 0;
    const remembered =
      one<{ value: number }>(db, 'SELECT value FROM counter WHERE name = ?', this.name)?.value ?? 0;
    this.last = Math.max(highest, remembered);
  }

  next(): number {
    return ++this.last;
  }

  /** Call before rows are deleted. */
  remember(): void {
    run(
      this.db,
      'INSERT INTO counter VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      ...[this.name, this.last],
    );
  }

  private get name(): string {
    return `last_${this.table}_id`;
  }
}
