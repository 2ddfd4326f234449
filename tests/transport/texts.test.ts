// Texts that a Magento writes as HTML: decoded once where an answer enters, whichever way it comes, and nothing else is.
import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { gql, type TypedDocumentNode } from '@urql/core';
import { afterEach, describe, expect, it } from 'vitest';
import { createAskBackend } from '../../server/pages/ask-backend';
import { createRecorder } from '../../server/render/recorder';
import { createBrowserStorage } from '../../src/storage/browser-storage';
import { decodeTexts } from '../../src/transport/decode-texts';
import { createTransport, type Transport } from '../../src/transport/transport';
import { fakeBackend } from './fake-backend';

describe('a text', () => {
  it.each([
    ['Gin&trade; &amp; Tonic', 'Gin™ & Tonic'],
    ['Ch&acirc;teau &#8211; 1er cru &#x20AC;', 'Château – 1er cru €'],
    ['&amp;trade;', '&trade;'],
    ['AT&T, R&D, &copy 2026', 'AT&T, R&D, &copy 2026'],
    ['&constructor; &toString; &__proto__;', '&constructor; &toString; &__proto__;'],
    ['&lt;b&gt;', '<b>'],
  ])('%s is %s', (coded, read) => {
    expect(decodeTexts({ name: coded })).toEqual({ name: read });
  });

  it('is none where it is mark-up, an address, a number or somebody’s own words', () => {
    const answer = {
      description: { html: '<p>1 &lt; 2</p>' },
      content: 'a &amp; b',
      street: ['Miller &amp; Sons'],
      url: '/x?a=1&amp;b=2',
      nickname: '&amp;',
      price: 1,
      none: null,
    };
    expect(decodeTexts(answer)).toEqual(answer);
  });
});

/** Every field of our documents that a backend answers with text. */
function textFields(): Set<string> {
  const folder = 'src';
  const schema = buildSchema(readFileSync('src/graphql/schema.graphql', 'utf8'));
  const found = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.graphql') || path.endsWith('schema.graphql')) continue;
    const types = new TypeInfo(schema);
    const Field = (node: { alias?: { value: string } | undefined; name: { value: string } }) => {
      const type = getNamedType(types.getType());
      if (type && 'name' in type && type.name === 'String') found.add(node.alias?.value ?? node.name.value);
    };
    visit(parse(readFileSync(`${folder}/${path}`, 'utf8')), visitWithTypeInfo(types, { Field }));
  }
  return found;
}

/** Codes, addresses, numbers, dates; mark-up; what people typed; sentences of the backend, which are matched before they are shown. */
const asTheyAre = `
  __typename absolute_footer abv age_statement alcohol_by_volume
  allow_guests_to_write_product_reviews attribute_code available_currency_codes base_link_url
  base_url braintree_cc_vault_active carrier carrier_code cartId category_url_path
  category_url_suffix city cms_home_page code company content createBraintreeClientToken created_at
  default default_display_currency_code description details display_mode email ends_at error fax file
  firstname header_logo_src html id identifier image lastname locale location message method_code
  middlename minimum_password_length nickname not_available_message number order_date order_number
  payment_method_code postcode prefix product_reviews_enabled product_sku product_url_key
  public_hash region region_code relative_url required_character_classes_number search
  secure_base_link_url secure_base_media_url secure_base_url sku starts_at status street suffix summary
  telephone text timestamp timezone token type type_id url url_key url_path url_suffix value_id
  vat_id website_name welcome
`
  .trim()
  .split(/\s+/);

it('is known of every field: it is a merchant’s name for something, or stays as it is', () => {
  const decoded = [...textFields()].filter((field) => decodeTexts({ [field]: '&amp;' })[field] === '&');
  expect(decoded.length).toBeGreaterThan(20);
  expect([...textFields()].filter((field) => !decoded.includes(field) && !asTheyAre.includes(field))).toEqual(
    [],
  );
  expect(asTheyAre.filter((field) => decoded.includes(field))).toEqual([]);
});

describe('an answer', () => {
  const document = gql('query Shop { storeConfig { store_name welcome } }') as unknown as TypedDocumentNode<{
    storeConfig: { store_name: string; welcome: string };
  }>;
  const coded = { storeConfig: { store_name: 'Gate &amp; Wine&trade;', welcome: 'a &amp; b' } };
  const read = { storeConfig: { store_name: 'Gate & Wine™', welcome: 'a &amp; b' } };
  const made: Transport[] = [];
  afterEach(() => made.splice(0).forEach((transport) => transport.dispose()));

  const shop = () => {
    const transport = createTransport({
      endpoint: 'https://shop.test/graphql',
      restUrl: 'https://shop.test/rest',
      storage: createBrowserStorage('test'),
      fetch: fakeBackend(() => ({ json: { data: coded } })).fetch,
    });
    made.push(transport);
    return transport;
  };

  it('is read so by a first question and by the client', async () => {
    expect(await shop().query(document, {})).toEqual(read);
    const transport = shop();
    await transport.preload();
    expect(await transport.query(document, {}, { policy: 'network-only' })).toEqual(read);
  });

  const send = () => Response.json({ data: coded });

  it('is read so by the server’s pages', async () => {
    expect(
      await createAskBackend(send, 'https://shop.test/graphql')('{ storeConfig { store_name } }'),
    ).toEqual(read);
  });

  it('is decoded in a page that brings it along, and not a second time where that is drawn', async () => {
    const recorder = createRecorder(send);
    const response = await recorder.fetch('https://shop.test/graphql?query=query+Shop+%7B+a+%7D');
    expect(await response.json()).toEqual({ data: coded });
    expect(Object.values(recorder.answers.data)).toEqual([read]);
  });
});
