// Where the navigation drawer stands, and where its ways lead from there (behaviour 2.4).

export type DrawerView = 'MENU' | 'SIGN_IN' | 'CREATE_ACCOUNT' | 'FORGOT_PASSWORD' | 'MY_ACCOUNT';

export interface DrawerPlace {
  view: DrawerView;
  /** Uids of the categories that were opened, outermost first; kept while another view is shown. */
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

/** To another view; what the session does not allow leads to what it allows instead. */
export function drawerShow({ trail }: DrawerPlace, view: DrawerView, isSignedIn: boolean): DrawerPlace {
  if (view === 'MENU') return { view, trail };
  if (isSignedIn) return { view: 'MY_ACCOUNT', trail };
  return { view: view === 'MY_ACCOUNT' ? 'SIGN_IN' : view, trail };
}

/** Where the drawer stands once the visitor has signed in or out, perhaps in another tab. */
export function drawerAfterSession(place: DrawerPlace, isSignedIn: boolean): DrawerPlace {
  if (place.view === 'MENU' || (place.view === 'MY_ACCOUNT') === isSignedIn) return place;
  // Signed out: no question is asked, the menu is shown.
  return isSignedIn ? { ...place, view: 'MY_ACCOUNT' } : { ...place, view: 'MENU' };
}
