// Other spellings of a search that found nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distance } from '../../../demo-host/backend/catalog/search/distance';
import { saveSetting } from '../../../demo-host/backend/settings';
import { testBackend, type TestBackend } from '../../support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

interface Answer {
  products: { total_count: number; suggestions: { search: string }[] };
}

async function spellings(search: string, token?: string): Promise<string[]> {
  const { data, errors } = await backend.graphql<Answer>(
    'query ($search: String!) { products(search: $search) { total_count suggestions { search } } }',
    { search },
    { token },
  );
  expect(errors).toBeUndefined();
  return data?.products.suggestions.map((suggestion) => suggestion.search) ?? [];
}

async function tokenOf(email: string): Promise<string> {
  const { data } = await backend.graphql<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Passw0rd!23") { token } }',
    { email },
  );
  return data?.generateCustomerToken.token ?? '';
}

describe('other spellings', () => {
  it.each([
    ['whsky', 'whisky'],
    ['Whiksy', 'whisky'],
    ['chocolte', 'chocolate'],
    ['glne tarow', 'glen tarrow'],
  ])('of %j begin with %j, and find something', async (search, expected) => {
    const proposed = await spellings(search);
    expect(proposed[0]).toBe(expected);
    expect(proposed.length).toBeLessThanOrEqual(3);
    expect(await spellings(expected)).toEqual([]);
  });

  it.each(['zzyzx', '"', '', '\u{1f378}', 'x'.repeat(500), "'; DROP TABLE product; --%", 'gin'])(
    'of %j there are none',
    async (search) => expect(await spellings(search)).toEqual([]),
  );

  it('do not give away what is for employees only', async () => {
    expect(await spellings('surprisse')).not.toContain('surprise');
    expect(await spellings('surprisse', await tokenOf('erik@example.com'))).toContain('surprise');
  });

  it('are not offered where the shop is set so', async () => {
    saveSetting(backend.db, 'catalog/search/search_suggestion_enabled', 0);
    expect(await spellings('whsky')).toEqual([]);
  });
});

describe('the distance of two words', () => {
  it.each([
    ['gin', 'gin', 0],
    ['gni', 'gin', 1],
    ['ginn', 'gin', 1],
    ['gn', 'gin', 1],
    ['rum', 'gin', 3],
    ['', 'gin', 3],
  ])('%j, %j: %i', (one, other, expected) => {
    expect(distance(one, other)).toBe(expected);
    expect(distance(other, one)).toBe(expected);
  });
});
