// Texts of an answer as people read them.
import { decodeHTMLStrict } from 'entities/decode';

/** Fields, by name or alias, in which a merchant names something. Mark-up (`html`, `content`, `description`) and what people typed are none. */
const named =
  /^((product|brand|category|store|store_group|website)_name|name|brand|(default|store|option|value)_label|label|value|(default|carrier|method)_title|title(_prefix|_suffix)?|content_heading|meta_(title|description|keywords)|logo_alt|copyright|welcome|checkbox_text|shipping_method|status|location|abv|alcohol_by_volume|age_statement)$/;

/** Called so as well, and sent back as they came: what filters and orders go by, what customers wrote. */
const sentBack = /^((options|custom_attributes)\.value|wishlists\.name)$/;

/** A copy; what is no text of a merchant's is the same in it. */
export function decodeTexts<T>(value: T, field = '', above = ''): T {
  if (typeof value === 'string')
    return (named.test(field) && !sentBack.test(`${above}.${field}`) ? decodeHTMLStrict(value) : value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => decodeTexts(one, field, above)) as T;
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, decodeTexts(one, key, field)]),
  ) as T;
}

/** Mark-up and what people typed stay as they are. Throws where it is no JSON. */
export const decodeJson = (json: string): string => JSON.stringify(decodeTexts(JSON.parse(json)));
