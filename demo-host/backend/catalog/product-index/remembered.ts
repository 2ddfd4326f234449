// Answers that cost much and depend on nothing but the listing index: kept until it changes.
import type { Context } from '../../context';
import type { Database } from '../../database';
import { counter } from '../../settings';

const most = 500;
const kept = new WeakMap<Database, { revision: number; answers: Map<string, unknown> }>();

export function remembered<T>(context: Context, key: string, work: () => T): T {
  const revision = counter(context.db, 'index');
  let known = kept.get(context.db);
  if (known?.revision !== revision) kept.set(context.db, (known = { revision, answers: new Map() }));
  if (!known.answers.has(key)) {
    if (known.answers.size >= most) known.answers.clear();
    known.answers.set(key, work());
  }
  return known.answers.get(key) as T;
}
