// Where the navigation drawer stands, and where Back leads from there (SPEC 2.4).

export type DrawerView = 'MENU' | 'SIGN_IN' | 'CREATE_ACCOUNT' | 'FORGOT_PASSWORD' | 'MY_ACCOUNT';

export interface DrawerPlace {
  view: DrawerView;
  /** Uids of the categories that were opened, outermost first; only the menu has them. */
  trail: readonly string[];
}

export const drawerStart: DrawerPlace = { view: 'MENU', trail: [] };

/** One step back, or null where back means: close the drawer. */
export function drawerBack({ view, trail }: DrawerPlace): DrawerPlace | null {
  if (view === 'CREATE_ACCOUNT' || view === 'FORGOT_PASSWORD') return { view: 'SIGN_IN', trail };
  if (view === 'SIGN_IN' || view === 'MY_ACCOUNT') return { view: 'MENU', trail };
  return trail.length ? { view, trail: trail.slice(0, -1) } : null;
}

/** Into a category. */
export function drawerEnter({ trail }: DrawerPlace, uid: string): DrawerPlace {
  return { view: 'MENU', trail: [...trail, uid] };
}
