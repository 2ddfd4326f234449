// A run that leaves something running takes a share of the machine from the next one: that is a failure of its own.
import type { Bearer, Leash } from '../tests/support/leash.ts';
import type { Failure } from './verdict.ts';

/** What is ending may take so long. */
const grace = 5000;

export async function stillThere(leash: Leash): Promise<Failure[]> {
  const until = Date.now() + grace;
  let left: Bearer[];
  while ((left = leash.bearers()).length && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 200));
  if (!left.length) return [];
  const message = left.map(({ pid, command }) => `${pid} ${command.slice(0, 200)}`).join('\n');
  return [{ name: `left behind: ${left.length} processes`, message }];
}
