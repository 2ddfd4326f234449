// Codes that the schema lists by the hundred: to the shop they are text that it hands on.

/** ISO 3166 */
export type CountryCode = string;
/** ISO 4217 */
export type CurrencyCode = string;
