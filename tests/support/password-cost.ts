// How dear a password is in tests: as cheap as can be, for nothing is kept from anybody here.

/** bcrypt's least. */
export const passwordCost = 4;
