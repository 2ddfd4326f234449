/** The only country that addresses are formatted for (behaviour 9). */
export const country = 'US';
