// What an address may have beyond the fields that every address has: one column, JSON, in book, cart and order alike.

const texts = ['prefix', 'middlename', 'suffix', 'fax', 'vat_id'] as const;

export interface AddressDetails extends Record<(typeof texts)[number], string | null> {
  /** Fields that the merchant invented. */
  custom_attributes: readonly { attribute_code: string; value: string }[];
}

/** `varchar(255)`, and more fields than anybody's form has. */
const longestText = 255;
const mostAttributes = 50;

/** The column after `input`; what it does not name stays as it was `before`. null: there is nothing. */
export function readDetails(input: object, before: string | null = null): string | null {
  const given = input as Readonly<Record<string, unknown>>;
  const kept = namedDetails(before);
  const details = {
    ...Object.fromEntries(
      texts.map((name) => [name, given[name] === undefined ? kept[name] : textIn(given[name])]),
    ),
    custom_attributes: Array.isArray(given.custom_attributes)
      ? given.custom_attributes.slice(0, mostAttributes).flatMap(attributeIn)
      : (kept.custom_attributes ?? []),
  };
  const named = Object.entries(details).filter(([, value]) => value?.length);
  return named.length > 0 ? JSON.stringify(Object.fromEntries(named)) : null;
}

/** Only what there is, as REST answers it. */
export const namedDetails = (column: string | null | undefined): Partial<AddressDetails> =>
  JSON.parse(column ?? '{}') as Partial<AddressDetails>;

export function detailsIn(column: string | null): AddressDetails {
  const details = namedDetails(column);
  return {
    prefix: details.prefix ?? null,
    middlename: details.middlename ?? null,
    suffix: details.suffix ?? null,
    fax: details.fax ?? null,
    vat_id: details.vat_id ?? null,
    custom_attributes: details.custom_attributes ?? [],
  };
}

/** As carts and orders answer them. */
export const attributeValues = ({ custom_attributes }: AddressDetails) =>
  custom_attributes.map(({ attribute_code: code, value }) => ({ __typename: 'AttributeValue', code, value }));

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longestText) : undefined;

function attributeIn(given: unknown): AddressDetails['custom_attributes'] {
  const { attribute_code: code, value } = (given ?? {}) as Record<string, unknown>;
  const [name, text] = [textIn(code), textIn(value)];
  return name && text !== undefined ? [{ attribute_code: name, value: text }] : [];
}
