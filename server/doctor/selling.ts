// What a live backend sells, and how, that the shop cannot: product types, countries, ways to pay, forms behind reCAPTCHA.
import { offline } from '../../src/checkout/payment/methods';
import { country } from '../../src/user/addresses/country';
import { runChecks } from './connection';
import type { Endpoint } from './endpoint';
import type { ConnectionCheck } from './report';
import type { Validator } from './validator';

export function checkSelling(endpoint: Endpoint, validator: Validator): Promise<ConnectionCheck[]> {
  return runChecks([
    ['Products', 'note', () => checkProducts(endpoint, validator)],
    ['Countries', 'note', () => checkCountries(endpoint)],
    ['Payment', 'note', async () => payment],
    ['reCAPTCHA', 'note', () => checkRecaptcha(endpoint, validator)],
  ]);
}

interface Product {
  __typename: string;
  sku: string;
  options?: ({ required: boolean | null } | null)[] | null;
}

/** Of large catalogues only the first products are looked at. */
const pages = 5;
const pageSize = 100;

const soldTypes = new Set(['SimpleProduct', 'ConfigurableProduct']);

async function checkProducts({ post }: Endpoint, { has }: Validator): Promise<ConnectionCheck> {
  const name = 'Products';
  const options = (await has('CustomizableProductInterface.options'))
    ? '... on CustomizableProductInterface{options{required}}'
    : '';
  const found: Product[] = [];
  let total = 0;
  for (let page = 1; page <= pages; page++) {
    const { body } = await post({
      query: `{products(filter:{price:{from:"0"}},pageSize:${pageSize},currentPage:${page}){total_count items{__typename sku ${options}}}}`,
    });
    const products = body?.data?.['products'] as
      | { total_count?: number; items?: (Product | null)[] }
      | null
      | undefined;
    if (!products) break;
    total = products.total_count ?? 0;
    found.push(...(products.items ?? []).filter((item) => item !== null));
    if (page * pageSize >= total) break;
  }
  if (!found.length) return { name, status: 'note', message: 'none were found to look at' };
  const kinds = new Map<string, Product[]>();
  for (const product of found) {
    const kind = kindOf(product);
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), product]);
  }
  const seen = found.length < total ? `of the first ${found.length} of ${total}` : `of ${found.length}`;
  if (!kinds.size) return { name, status: 'ok', message: `${seen}, all are of types that the shop sells` };
  return {
    name,
    status: 'note',
    message: `${seen}, some are of types that the shop does not sell properly:`,
    details: [...kinds].map(
      ([kind, [first, ...others]]) =>
        `${others.length + 1} ${kind}, ${others.length ? 'among them' : 'namely'} ${first!.sku}`,
    ),
  };
}

/** How the backend's own words call what cannot be bought as it should be. */
function kindOf({ __typename, options }: Product): string | undefined {
  if (!soldTypes.has(__typename)) return __typename.replace(/Product$/, '').toLowerCase();
  return options?.some((option) => option?.required) ? 'with required options' : undefined;
}

async function checkCountries({ post }: Endpoint): Promise<ConnectionCheck> {
  const name = 'Countries';
  const { body } = await post({ query: '{countries{id}}' });
  const countries = body?.data?.['countries'] as ({ id?: string } | null)[] | null | undefined;
  const codes = (countries ?? []).flatMap((entry) => entry?.id ?? []);
  if (!codes.includes(country))
    return {
      name,
      status: 'problem',
      message: `the shop takes addresses in ${country}, where this backend does not sell`,
    };
  const others = codes.length - 1;
  return others
    ? {
        name,
        status: 'note',
        message: `the backend sells to ${others} more than ${country}; the shop takes addresses in ${country} only`,
      }
    : { name, status: 'ok', message: `${country}, as in the shop` };
}

/** A backend tells its methods to a cart only, and nothing is made here. */
const payment: ConnectionCheck = {
  name: 'Payment',
  status: 'note',
  message: `the shop offers ${[...offline, 'braintree'].join(', ')}; any other method of the backend is not shown`,
};

/** Forms that the shop sends, with what nobody can do there when they ask for a token. */
const forms = [
  ['CUSTOMER_LOGIN', 'sign in', true],
  ['CUSTOMER_CREATE', 'create an account', true],
  ['PLACE_ORDER', 'place an order', true],
  ['CUSTOMER_FORGOT_PASSWORD', 'reset a password', false],
  ['CUSTOMER_EDIT', 'change an account', false],
  ['RESEND_CONFIRMATION_EMAIL', 'have the confirmation mail sent again', false],
  ['NEWSLETTER', 'subscribe to the newsletter', false],
  ['PRODUCT_REVIEW', 'write a review', false],
  ['CONTACT', 'use the contact form', false],
] as const;

async function checkRecaptcha({ post }: Endpoint, { has }: Validator): Promise<ConnectionCheck> {
  const name = 'reCAPTCHA';
  const on = new Set<string>();
  if (await has('Query.recaptchaFormConfig')) {
    const { body } = await post({
      query: `{${forms.map(([form]) => `${form}:recaptchaFormConfig(formType:${form}){is_enabled}`).join(' ')}}`,
    });
    for (const [form, config] of Object.entries(body?.data ?? {}))
      if ((config as { is_enabled?: boolean } | null)?.is_enabled) on.add(form);
  } else if (await has('Query.recaptchaV3Config')) {
    const { body } = await post({ query: '{recaptchaV3Config{is_enabled forms}}' });
    const config = body?.data?.['recaptchaV3Config'] as { is_enabled?: boolean; forms?: string[] } | null;
    if (config?.is_enabled) config.forms?.forEach((form) => on.add(form));
  } else
    return {
      name,
      status: 'note',
      message: 'this backend does not tell whether it is on; the shop sends no tokens, so it must be off',
    };
  const stopped = forms.filter(([form]) => on.has(form));
  if (!stopped.length) return { name, status: 'ok', message: 'off for every form of the shop' };
  return {
    name,
    status: stopped.some(([, , isNeeded]) => isNeeded) ? 'problem' : 'note',
    message: `the shop sends no tokens, so with these forms switched on nobody can ${stopped.map(([, what]) => what).join(', ')}:`,
    details: stopped.map(([form]) => form),
  };
}
