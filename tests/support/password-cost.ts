// How dear a password is in tests: as cheap as can be, for nothing is kept from anybody here.

/** Sixteen blocks. */
export const passwordCost = 4;
