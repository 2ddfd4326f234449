// Who counts as one visitor when only the address is known.
import { expect, it } from 'vitest';
import { visitorAt } from '../../demo-host/backend/visitor';

it('counts IPv4 addresses one by one', () => {
  expect(visitorAt('192.0.2.1')).toBe('192.0.2.1');
});

it.each([
  '2001:db8:0:7::1',
  '2001:0DB8:0000:0007:ffff:ffff:ffff:ffff',
  '2001:db8::7:1:2:3:4',
  '2001:db8:0:7::',
])('counts the addresses of one IPv6 line as one: %s', (address) =>
  expect(visitorAt(address)).toBe('2001:db8:0:7::/64'),
);

it.each(['2001:db8:0:8::1', '2001:db8::1', '::1', 'fe80::1%eth0'])('tells lines apart: %s', (address) =>
  expect(visitorAt(address)).not.toBe('2001:db8:0:7::/64'),
);

it('knows nobody by something that is no address', () => expect(visitorAt('unknown')).toBe('unknown'));
