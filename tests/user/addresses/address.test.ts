import { describe, expect, it } from 'vitest';
import {
  formatAddress,
  fromValues,
  isSameAddress,
  regionOptions,
  toValues,
  type Address,
  type Region,
} from '../../../src/user/addresses/address';
import { addressLines } from '../../../src/user/addresses/address-lines';

const regions: Region[] = [
  { id: 57, code: 'TX', name: 'Texas' },
  { id: 12, code: 'CA', name: 'California' },
];
const values = {
  firstname: ' Gita ',
  lastname: 'Guest',
  street: '1 Main St',
  street2: '',
  city: 'Austin',
  region_code: 'TX',
  postcode: '73301',
  telephone: '512-555-0100',
};
const address: Address = fromValues(values, 'gita@example.com');

describe('formatting (behaviour 3)', () => {
  it('forces the country to US and looks the region up by its code', () => {
    expect(formatAddress({ ...address, country_id: 'DE' }, regions)).toEqual({
      firstname: 'Gita',
      lastname: 'Guest',
      street: ['1 Main St'],
      city: 'Austin',
      region: 'Texas',
      region_id: 57,
      region_code: 'TX',
      postcode: '73301',
      telephone: '512-555-0100',
      country_id: 'US',
      email: 'gita@example.com',
    });
  });

  it('lets no other key through', () => {
    const withFlag = { ...address, sameAsShippingAddress: false, save: true };
    expect(Object.keys(formatAddress(withFlag, regions))).not.toContain('sameAsShippingAddress');
    expect(Object.keys(formatAddress(withFlag, regions))).not.toContain('save');
  });

  it.each(['tx', ' Texas', 'TEXAS'])('knows the region "%s" of an imported address', (region_code) => {
    expect(formatAddress({ ...address, region_code }, regions)).toMatchObject({
      region_id: 57,
      region_code: 'TX',
    });
  });

  it('lets the rest of a saved address through, and nothing empty', () => {
    const rest = { company: 'Gate Nine AB', vat_id: 'SE5566', prefix: '', custom_attributes: [] };
    const formatted = formatAddress({ ...address, ...rest, id: 7 }, regions);
    expect(formatted).toMatchObject({ company: 'Gate Nine AB', vat_id: 'SE5566' });
    for (const key of ['prefix', 'custom_attributes', 'id']) expect(formatted).not.toHaveProperty(key);
  });

  it.each(['', 'XX', 'Tex'])('refuses the region "%s"', (region_code) => {
    expect(() => formatAddress({ ...address, region_code }, regions)).toThrow(RangeError);
  });
});

it('keeps the second street line only when there is one', () => {
  expect(fromValues(values).street).toEqual(['1 Main St']);
  expect(fromValues({ ...values, street2: ' Apt 2 ' }).street).toEqual(['1 Main St', 'Apt 2']);
  expect(toValues(fromValues({ ...values, street2: 'Apt 2' })).street2).toBe('Apt 2');
  expect(toValues(undefined).street).toBe('');
});

it('has no e-mail unless one is given', () => {
  expect(fromValues(values)).not.toHaveProperty('email');
});

describe('equality', () => {
  it.each([
    ['the same', {}, true],
    ['case and space apart', { city: ' AUSTIN ' }, true],
    ['another e-mail', { email: 'other@example.com' }, true],
    ['another street', { street: ['2 Main St'] }, false],
    ['a second line', { street: ['1 Main St', 'Apt 2'] }, false],
    ['another region', { region_code: 'CA' }, false],
  ])('%s: %o is %s', (_name, change, same) => {
    expect(isSameAddress(address, { ...address, ...change })).toBe(same);
  });

  it('knows nothing from something', () => {
    expect(isSameAddress(undefined, undefined)).toBe(true);
    expect(isSameAddress(address, undefined)).toBe(false);
  });
});

it('reads as on an envelope', () => {
  expect(addressLines(fromValues({ ...values, street2: 'Apt 2' }))).toEqual([
    'Gita Guest',
    '1 Main St, Apt 2',
    'Austin, TX 73301',
  ]);
});

it('offers each region code once', () => {
  const options = regionOptions([
    { id: 7, code: 'AE', name: 'Armed Forces Africa' },
    { id: 9, code: 'AE', name: 'Armed Forces Europe' },
    { id: 57, code: 'TX', name: 'Texas' },
  ]);
  expect(options).toEqual([
    { value: 'AE', label: 'Armed Forces Africa / Armed Forces Europe' },
    { value: 'TX', label: 'Texas' },
  ]);
});
