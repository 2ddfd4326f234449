// What every failed sign-in is told.
import { authenticationError, type BackendError } from '../errors';

/** One text for every reason, so that nobody learns which accounts exist. */
export const signInFailure = (): BackendError =>
  authenticationError(
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  );
