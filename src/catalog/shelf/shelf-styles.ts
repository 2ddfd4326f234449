// The sheet of a shelf that ends with a whole row, to be put after cardStyles.
import wholeRows from './whole-rows.css?inline';

export const shelfStyles: readonly string[] = [wholeRows];
