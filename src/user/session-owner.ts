// Whose the session is.
import type { Storefront } from '../storefront';

/** Email address; undefined for a guest, and where it is not known yet. Read inside a component, it follows. */
export function sessionOwner({ storage, user }: Pick<Storefront, 'storage' | 'user'>): string | undefined {
  return user.isSignedIn.value ? (user.currentUser.value?.email ?? storage.get<string>('email')) : undefined;
}

/** Whether two email addresses name the same account. */
export const isSameAccount = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase();
