// Which categories a served page names: whoever reads it is not known to be an employee (behaviour 6).
import { flag, type Loose } from '../../src/graphql/loose';
import type { Linked } from './link';

/** Of a category, as part of a query. */
export const linkedFields = /* GraphQL */ `
  name
  url_path
  is_employee_restricted
`;

export interface LinkedCategory extends Linked {
  /** A Magento may have it as an attribute, and answer such categories to everybody. */
  is_employee_restricted?: unknown;
  include_in_menu?: number | null;
}

/** What is below those that are left out is left out with them. */
export const forEverybody = <T extends LinkedCategory>(categories: Loose<readonly T[]>): T[] =>
  (categories ?? []).filter((category) => !flag(category.is_employee_restricted));

export const inMenus = <T extends LinkedCategory>(categories: Loose<readonly T[]>): T[] =>
  forEverybody(categories).filter((category) => category.include_in_menu !== 0);
