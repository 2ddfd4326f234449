// Who is signed in, as the backend tells it (behaviour 3 'user').
import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import { asError } from '../errors/as-error';
import { onOnline } from '../transport/on-online';
import type { Session, User } from './api';

/** An answer counts while the token is the one it was asked with. */
export function createUserDetails(
  token: ReadonlySignal<string | undefined>,
  fetchSession: () => Promise<Session>,
) {
  const currentUser = signal<User | undefined>(undefined);
  const isEmployee = signal(false);
  const isGettingDetails = signal(false);
  const getDetailsError = signal<Error | undefined>(undefined);

  const forget = () =>
    batch(() => {
      currentUser.value = undefined;
      isEmployee.value = false;
      isGettingDetails.value = false;
      getDetailsError.value = undefined;
    });
  const getDetails = async () => {
    const asked = token.peek();
    if (!asked) return;
    batch(() => {
      isGettingDetails.value = true;
      getDetailsError.value = undefined;
    });
    try {
      const session = await fetchSession();
      if (token.peek() !== asked) return;
      batch(() => {
        currentUser.value = session.user;
        isEmployee.value = session.isEmployee;
      });
    } catch (error) {
      if (token.peek() === asked) getDetailsError.value = asError(error);
    } finally {
      if (token.peek() === asked) isGettingDetails.value = false;
    }
  };
  const stopListening = onOnline(() => {
    if (getDetailsError.peek()) void getDetails();
  });
  return { currentUser, isEmployee, isGettingDetails, getDetailsError, forget, getDetails, stopListening };
}
