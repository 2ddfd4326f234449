// Store views by code; codes are compared without regard to letter case, as the header is.
import type { StoreView } from '../context';
import { all, type Database } from '../database';

interface Row {
  id: number;
  code: string;
  name: string;
  group_code: string;
  group_name: string;
  sort_order: number;
  locale: string;
  currency: string;
  is_active: number;
  is_default: number;
}

function fromRow(row: Row): StoreView {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    groupCode: row.group_code,
    groupName: row.group_name,
    sortOrder: row.sort_order,
    locale: row.locale,
    currency: row.currency,
    isActive: row.is_active === 1,
    isDefault: row.is_default === 1,
  };
}

/** An unseeded database still has the one default view, so that it can answer. */
const fallback: StoreView = {
  id: 1,
  code: 'default',
  name: 'Default Store View',
  groupCode: 'main_website_store',
  groupName: 'Main Website Store',
  sortOrder: 0,
  locale: 'en_US',
  currency: 'USD',
  isActive: true,
  isDefault: true,
};

/** Active views in their order. */
export function storeViews(db: Database): StoreView[] {
  const rows = all<Row>(db, 'SELECT * FROM store_view WHERE is_active = 1 ORDER BY sort_order, id');
  return rows.length > 0 ? rows.map(fromRow) : [fallback];
}

export function findStoreView(db: Database, code: string): StoreView | undefined {
  return storeViews(db).find((view) => view.code.toLowerCase() === code.toLowerCase());
}

export function defaultStoreView(db: Database): StoreView {
  const views = storeViews(db);
  return views.find((view) => view.isDefault) ?? views[0] ?? fallback;
}
