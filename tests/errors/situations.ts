// What can go wrong and is told to a person: each has a row of its own in the proofs.
export const situations = [
  'Error view default',
  'Loading indicator',
  'Not-found page',
  'Internal-error page',
  'Unexpected error toast',
  'Offline toast',
  'Online toast',
  'Invalid toast',
  'Checkout missing data',
  'Cart id fetch failure',
  'Invalid cart',
  'Stock errors',
  'Other GraphQL errors',
  'Backend error response',
  'Token revocation failure, new-cart failure after order',
  'Unknown locale',
  'Service worker registration failure',
  'Service worker message',
  'Missing translations',
  'Server-side error responses beyond the above',
] as const;

export type Situation = (typeof situations)[number];

/** Proves one row, or some of them. */
export type Proofs = Partial<Record<Situation, () => Promise<void>>>;
