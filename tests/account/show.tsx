// Puts a component of the account into the page, styled, over a real Storefront whose backend answers what the test says.
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { accessPageStyles } from '../../src/account/access/styles';
import { createStorefront, type Storefront } from '../../src/storefront';
import { RootContext } from '../../src/root-context';
import { uiStyles } from '../../src/ui/styles';
import { StorefrontContext } from '../../src/use-storefront';
import { answerTo } from '../support/answers/schema-answer';
import { fakeBackend } from '../transport/fake-backend';

export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>;

export const refusal = (message: string, category = 'graphql-input') => ({
  errors: [{ message, extensions: { category } }],
});

const usual: Answers = {
  AccountRules: () => ({
    data: {
      storeConfig: {
        __typename: 'StoreConfig',
        store_code: 'default',
        minimum_password_length: '8',
        required_character_classes_number: '3',
        newsletter_enabled: true,
      },
    },
  }),
  NewsletterOffer: () => ({
    data: { storeConfig: { __typename: 'StoreConfig', store_code: 'default', newsletter_enabled: true } },
  }),
  SessionLifetime: () => ({
    data: {
      storeConfig: { __typename: 'StoreConfig', store_code: 'default', customer_access_token_lifetime: 1 },
    },
  }),
  SignIn: () => ({ data: { generateCustomerToken: { __typename: 'CustomerToken', token: 'fresh' } } }),
  SignOut: () => ({
    data: { revokeCustomerToken: { __typename: 'RevokeCustomerTokenOutput', result: true } },
  }),
  CreateCart: () => ({ data: { cartId: 'c'.repeat(32) } }),
  CustomerDetails: () => ({
    data: {
      customer: {
        __typename: 'Customer',
        email: 'diana@example.com',
        firstname: 'Diana',
        lastname: 'Prince',
        is_subscribed: false,
        groupId: 1,
      },
    },
  }),
};

const cleanUps: (() => void)[] = [];

export function show(
  component: ReactNode,
  answers: Answers = {},
  standalone = false,
  styles: readonly string[] = accessPageStyles,
  missingFields?: string,
) {
  localStorage.clear();
  const { fetch, requests } = fakeBackend(async ({ query, variables }) => {
    const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    const answer = { ...usual, ...answers }[name];
    if (!answer) throw new TypeError(`no answer for ${name}`);
    const json = (await answer(variables)) as { data?: unknown };
    return { json: json.data ? { ...json, data: answerTo(query, json.data) } : json };
  });
  const storefront = createStorefront(
    {
      endpoint: 'https://shop.test/graphql',
      restUrl: 'https://shop.test/rest',
      contentUrl: 'https://shop.test/api',
      shopUrl: 'https://shop.test/',
      locale: 'en_US',
      tokenTtl: 3600,
      standalone,
      ...(missingFields === undefined ? {} : { missingFields }),
    },
    { fetch },
  );
  const adopt = (texts: readonly string[]): void => {
    for (const text of texts) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text.replaceAll(':host', ':root'));
      document.adoptedStyleSheets.push(sheet);
    }
  };
  adopt([...uiStyles, ...styles]);
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  const surroundings = {
    adoptStyles: adopt,
    reportError: (error: Error) => {
      throw error;
    },
    events: {},
  };
  flushSync(() =>
    root.render(
      <RootContext value={surroundings}>
        <StorefrontContext value={storefront as Storefront}>{component}</StorefrontContext>
      </RootContext>,
    ),
  );
  cleanUps.push(() => {
    root.unmount();
    host.remove();
    storefront.dispose();
    document.adoptedStyleSheets = [];
  });
  const asked = (name: string) => requests.filter(({ query }) => query.includes(` ${name}`));
  return { storefront, host, asked };
}

export function tidy(): void {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
}
