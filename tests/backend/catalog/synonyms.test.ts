// Synonyms as Magento keeps them: read from a CSV, and found by whichever word is typed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSynonymHeader, readSynonyms } from '../../../demo-host/backend/catalog/search/read-synonyms';
import { importSynonyms } from '../../../demo-host/backend/import/import-synonyms';
import { testBackend, type TestBackend } from '../../support/backend';

const views = new Map([
  ['default', 'default'],
  ['main view', 'default'],
]);

describe('a file of synonyms', () => {
  it('holds groups, each for a store view or for all', () => {
    const text =
      '\ufeffsynonyms,website,store\r\n"rum, rhum",All Websites,All Store Views\r\n"tea,chai",base,Main View\r\n';
    expect(readSynonyms(text, views)).toEqual([
      { synonyms: 'rum, rhum', storeCode: '' },
      { synonyms: 'tea,chai', storeCode: 'default' },
    ]);
  });

  it('may lack the store, and words without a second are left out', () => {
    expect(readSynonyms('Synonyms\n"a,b"\nalone\n\n', views)).toEqual([{ synonyms: 'a,b', storeCode: '' }]);
  });

  it.each([
    ['sku,name\nA,B\n', 'The file has no column "synonyms".'],
    ['synonyms,store\n"a,b",mars\n', 'Record 2: there is no store view "mars".'],
    [`synonyms\n"${'a,'.repeat(600)}"\n`, 'Record 2: more than 1000 characters.'],
    ['synonyms\n"a,b\n', /^The synonyms cannot be read: /],
  ])('is refused: %j', (text, message) => expect(() => readSynonyms(text, views)).toThrow(message));

  it('is known by its first line', () => {
    expect(isSynonymHeader('"synonyms","website","store"')).toBe(true);
    expect(isSynonymHeader('store,Synonyms')).toBe(true);
    expect(isSynonymHeader('sku,store_view_code,name')).toBe(false);
  });
});

describe('a search', () => {
  let backend: TestBackend;
  beforeAll(async () => (backend = await testBackend()));
  afterAll(() => backend.close());
  const find = async (search: string, store?: string) => {
    const { data } = await backend.graphql<{ products: { items: { sku: string }[] } }>(
      'query ($search: String!) { products(search: $search, pageSize: 50) { items { sku } } }',
      { search },
      store === undefined ? {} : { headers: { store } },
    );
    return data?.products.items.map(({ sku }) => sku) ?? [];
  };

  it('takes each word and phrase of a group for the others, at once after an import', async () => {
    expect(await find('glimmer juice')).toEqual([]);
    expect(importSynonyms(backend.db, 'synonyms\n"prosecco,glimmer juice"\n', true)).toBe(1);
    expect((await find('glimmer juice')).slice(0, 3).sort()).toEqual(['CH-006', 'CH-007', 'CH-008']);
    expect(await find('cheap glimmer juice')).not.toEqual([]);
    expect(await find('juice')).not.toContain('CH-006');
  });

  it('knows only the groups of its store view', async () => {
    importSynonyms(backend.db, 'synonyms,store\n"prosecco,fizzle",europe\n', true);
    expect(await find('fizzle', 'europe')).toContain('CH-006');
    expect(await find('fizzle')).not.toContain('CH-006');
  });

  it('forgets the groups that an import does not have', async () => {
    importSynonyms(backend.db, 'synonyms\n"a,b"\n', false);
    expect(await find('glimmer juice')).toEqual([]);
  });
});
