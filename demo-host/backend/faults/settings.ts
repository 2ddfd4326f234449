// Reads what is wished for: `latency=800, unavailable=1`.
import type { Fault, Setting } from './fault';
import { shopFaults } from './shop-faults';
import { transportFaults } from './transport-faults';

/** Every fault there is, in the order in which a request meets them. */
export const faults: readonly Fault[] = [...transportFaults, ...shopFaults];

/** Milliseconds; longer than any client waits. */
const longest = 60_000;

/** A wish that cannot be read; the message says what can be. */
export class UnknownFaultError extends Error {
  override name = 'UnknownFaultError';
}

function valueOf({ name, takes }: Fault, text: string): number | string {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (takes === 'milliseconds') {
    if (number <= longest) return number;
    throw new UnknownFaultError(`${name} takes milliseconds, up to ${longest}.`);
  }
  if (takes === 'times') {
    if (text === '' || text === 'always') return Infinity;
    if (number > 0) return number;
    throw new UnknownFaultError(`${name} takes how many times, or nothing for always.`);
  }
  if (takes.includes(text)) return text;
  throw new UnknownFaultError(`${name} takes ${takes.join(' or ')}.`);
}

/** Settings in the order of `faults`; none for `off` and for an empty text. Throws UnknownFaultError. */
export function parseSettings(text: string): Setting[] {
  const wishes = new Map<string, string>();
  for (const wish of text.split(',')) {
    const [name = '', value = ''] = wish.split('=').map((part) => part.trim());
    if (name === '' || name === 'off') continue;
    if (!faults.some((fault) => fault.name === name))
      throw new UnknownFaultError(
        `There is no fault ${name}. There are: ${faults.map((fault) => fault.name).join(', ')}.`,
      );
    wishes.set(name, value);
  }
  return faults.flatMap((fault) => {
    const wish = wishes.get(fault.name);
    return wish === undefined ? [] : [{ fault, value: valueOf(fault, wish) }];
  });
}
