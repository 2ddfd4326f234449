// Countries and their regions.
import { all, one, type Database } from '../database';
import { setting } from '../settings';

export interface Region {
  id: number;
  code: string;
  name: string;
}

export interface Country {
  id: string;
  iso3: string;
  name: string;
  /** null, not empty, for a country without regions. */
  regions: Region[] | null;
}

type CountryRow = Omit<Country, 'regions'>;

/** Accents do not count in a list that people look something up in; letters of their own (ł) come after the rest. */
const sortKey = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

function sorted(regions: readonly Region[]): Region[] {
  return regions
    .map((region) => ({ key: sortKey(region.name), region }))
    .sort((one, other) =>
      one.key < other.key ? -1 : one.key > other.key ? 1 : one.region.id - other.region.id,
    )
    .map(({ region }) => region);
}

export function countries(db: Database): Country[] {
  const regions = new Map<string, Region[]>();
  for (const { country_id, ...region } of all<Region & { country_id: string }>(
    db,
    'SELECT id, country_id, code, name FROM region ORDER BY id',
  ))
    regions.set(country_id, [...(regions.get(country_id) ?? []), region]);
  return all<CountryRow>(db, 'SELECT id, iso3, name FROM country ORDER BY id').map((row) => ({
    ...row,
    regions: regions.has(row.id) ? sorted(regions.get(row.id) ?? []) : null,
  }));
}

export function findCountry(db: Database, id: string): Country | undefined {
  const row = one<CountryRow>(db, 'SELECT id, iso3, name FROM country WHERE id = ?', id);
  return row && { ...row, regions: regionsOf(db, id) };
}

function regionsOf(db: Database, countryId: string): Region[] | null {
  const rows = all<Region>(db, 'SELECT id, code, name FROM region WHERE country_id = ?', countryId);
  return rows.length > 0 ? sorted(rows) : null;
}

/** A region by its code ("TX"); some codes stand for several regions, the first by id wins. */
export function findRegionByCode(db: Database, countryId: string, code: string): Region | undefined {
  return one<Region>(
    db,
    'SELECT id, code, name FROM region WHERE country_id = ? AND code = ? ORDER BY id',
    countryId,
    code,
  );
}

export function findRegion(db: Database, id: number): (Region & { countryId: string }) | undefined {
  return one(db, 'SELECT id, code, name, country_id AS countryId FROM region WHERE id = ?', id);
}

const isListed = (db: Database, path: string, country: string): boolean =>
  (setting(db, path) ?? '').split(',').includes(country);

export const needsRegion = (db: Database, country: string): boolean =>
  isListed(db, 'general/region/state_required', country);

export const mayLackPostcode = (db: Database, country: string): boolean =>
  isListed(db, 'general/country/optional_zip_countries', country);
