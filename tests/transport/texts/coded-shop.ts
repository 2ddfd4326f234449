// A backend that answers whatever it is asked, each text in it written as HTML and bearing the name of its field.
import { getNamedType } from 'graphql';
import { createBrowserStorage } from '../../../src/storage/browser-storage';
import { createTransport } from '../../../src/transport/transport';
import { madeUpAnswer } from '../../support/answers/half-answers';
import { fakeBackend } from '../fake-backend';

/** How a text comes, and how people read it. In small letters, as some codes are made of it. */
export const coded = 'gin&trade; &amp;amp;';
export const read = 'gin™ &amp;';

export const marked = (field: string, words = coded): string => `‹${field} ${words}›`;

export interface Mark {
  field: string;
  words: string;
}

export const marksIn = (text: string): Mark[] =>
  [...text.matchAll(/‹(\S+) ([^›]*)›/g)].map(([, field = '', words = '']) => ({ field, words }));

/** REST answers by other names. */
const offers = [
  {
    carrier_code: marked('REST.carrier_code'),
    carrier_title: marked('REST.carrier_title'),
    method_code: marked('REST.method_code'),
    method_title: marked('REST.method_title'),
    amount: 1,
    available: true,
  },
];

/** `preferred`: type of what may be of several; read anew for each answer. */
export function codedShop(preferred: () => string | undefined) {
  /** Of texts alone: ids and the like are nobody's words. */
  const asked = new Set<string>();
  const { fetch } = fakeBackend(({ url, query }) => {
    if (url.pathname.startsWith('/rest')) return { json: offers };
    const data = madeUpAnswer(
      query,
      ({ type, declared }) => {
        if (getNamedType(type).name === 'String') asked.add(declared);
        return marked(declared);
      },
      preferred(),
    );
    return { json: { data } };
  });
  const transport = createTransport({
    endpoint: 'https://shop.test/graphql',
    restUrl: 'https://shop.test/rest',
    storage: createBrowserStorage('test'),
    fetch,
  });
  return { transport, asked };
}
