// Who counts as one visitor by address alone: an IPv4 address, or the network that one IPv6 line is given.
import { isIPv6 } from 'node:net';

/** Of an IPv6 address its first 64 bits: whoever has one has all the others of that network. */
export function visitorAt(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const groupsOf = (text = '') => (text ? text.split(':') : []);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array<string>(Math.max(0, gap)).fill('0'), ...last];
  const network = all.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
