// Texts that a Magento writes as HTML: decoded once where an answer enters, whichever way it comes, and nothing else is.
import { afterEach, describe, expect, it } from 'vitest';
import { createAskBackend } from '../../../server/pages/ask-backend';
import { createRecorder } from '../../../server/render/recorder';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { decodeTexts } from '../../../src/transport/texts/decode-texts';
import { createTransport, type Transport } from '../../../src/transport/transport';
import { documentOf } from '../../support/documents';
import { fakeBackend } from '../fake-backend';

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
      custom_attributes: [{ attribute_code: 'desk', value: 'R&amp;D' }],
      wishlists: [{ name: 'R&amp;D' }],
      price: 1,
      none: null,
    };
    expect(decodeTexts(answer)).toEqual(answer);
  });
});

describe('an answer', () => {
  const document = documentOf<{ storeConfig: { store_name: string; cms_home_page: string } }>(
    'query Shop { storeConfig { store_name cms_home_page } }',
  );
  const coded = { storeConfig: { store_name: 'Gate &amp; Wine&trade;', cms_home_page: 'a &amp; b' } };
  const read = { storeConfig: { store_name: 'Gate & Wine™', cms_home_page: 'a &amp; b' } };
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
