// How long a text may be that somebody sends to be kept: as long as the column that a Magento has for it.
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { Context } from './context';
import { inputError } from './errors';

/** `varchar(255)`: names, addresses, titles, codes. */
const usual = 255;
/** `text`: what people write at length. */
const long = 65_535;

/** By the last name on the way to a text; passwords have a rule and words of their own, nonces a provider. */
const longest: Readonly<Record<string, number>> = {
  nickname: 128,
  comment: long,
  description: long,
  text: long,
  password: long,
  currentPassword: long,
  newPassword: long,
  payment_method_nonce: long,
  device_data: long,
};

/** What Magento calls its attributes; others are called as they were sent. */
const labels: Readonly<Record<string, string>> = {
  prefix: 'Name Prefix',
  firstname: 'First Name',
  middlename: 'Middle Name/Initial',
  lastname: 'Last Name',
  suffix: 'Name Suffix',
  email: 'Email',
  company: 'Company',
  street: 'Street Address',
  city: 'City',
  region: 'State/Province',
  postcode: 'Zip/Postal Code',
  telephone: 'Phone Number',
  taxvat: 'Tax/VAT Number',
};

/** Throws a `graphql-input` BackendError, in the words of Magento's attributes, for the first text that is too long. */
export function checkTextLengths(value: unknown, name = ''): void {
  if (typeof value === 'string') {
    const most = longest[name] ?? usual;
    // MySQL counts characters; most texts are short, and counting is for the others.
    if (value.length > most && [...value].length > most)
      throw inputError(`"${labels[name] ?? name}" length must be equal or less than ${most} characters.`);
  } else if (name === 'street' && Array.isArray(value)) checkTextLengths(value.join('\n'), name);
  else if (Array.isArray(value)) for (const item of value) checkTextLengths(item, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) checkTextLengths(item, key);
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Puts the check before every resolver that may write. */
export function limitTextLengths(schema: GraphQLSchema): void {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve as Resolve | undefined;
    if (resolve)
      field.resolve = ((parent, args: Record<string, unknown>, context, info) => {
        checkTextLengths(args);
        return resolve(parent, args, context, info);
      }) as Resolve;
  }
}
