// Which Magento this backend passes for: the release its schema and habits come from, and the modules it has.
import type { Database } from './database';
import { settingFlag } from './settings';

export const profileNames = ['stock-2.4.6', '2.4.8', 'full'] as const;
export type ProfileName = (typeof profileNames)[number];

/** Modules that bring fields of their own, as `@module` of src/graphql/schema.graphql names them. */
export const moduleNames = ['Airside', 'Braintree', 'Contact'] as const;
export type ModuleName = (typeof moduleNames)[number];

export interface Profile {
  /** Serves what came after 2.4.6: the parts of the schema marked `@newer`. */
  hasNewerFields: boolean;
  /** Answers like the releases after 2.4.6 (magento.md 2): 401 and 403, categories on not-found. */
  hasNewerHabits: boolean;
  /** Finds, sorts and counts as shoppers want it rather than as the recorded shop did (magento.md). */
  hasOwnHabits: boolean;
  modules: readonly ModuleName[];
}

const profiles: Record<ProfileName, Profile> = {
  'stock-2.4.6': { hasNewerFields: false, hasNewerHabits: false, hasOwnHabits: false, modules: [] },
  '2.4.8': {
    hasNewerFields: true,
    hasNewerHabits: true,
    hasOwnHabits: true,
    modules: ['Braintree', 'Contact'],
  },
  // Every field of the contract; its habits are the recorded ones, which are known for sure.
  full: { hasNewerFields: true, hasNewerHabits: false, hasOwnHabits: true, modules: moduleNames },
};

export function isProfileName(name: string): name is ProfileName {
  return (profileNames as readonly string[]).includes(name);
}

export function profileOf({ profile = 'full' }: { profile?: ProfileName }): Profile {
  return profiles[profile];
}

/** A seeded Magento may have had a module that its release lacks; the setting `modules/<name>` says so. */
export function hasModule(db: Database, profile: Profile, name: string): boolean {
  return profile.modules.some((module) => module === name) || settingFlag(db, `modules/${name}`);
}

/** Has orders and filters of the shop's own. A seeded Magento with the module has them in its schema, and its own habits without them. */
export const hasShopExtras = (db: Database, profile: Profile): boolean =>
  profile.hasOwnHabits && hasModule(db, profile, 'Airside');
