// How a row of the access matrix is written, and what its documents ask for.
import type { Asker, World } from './world';

/**
 * `who` has a column per asker: guest, Diana (whose things it is about, where they are not Gita's), Lena, the employee
 * Erik. `r` reads, `w` changes, `-` neither. The document is a template of the world's ids.
 */
export interface Row {
  /** Type.field of the schema; what follows a blank tells rows of one field apart. */
  name: string;
  who: string;
  document: (world: World, asker: Asker) => string;
}

export const q = (text: string) => JSON.stringify(text);
export const address = `{ firstname: "X", lastname: "Y", street: ["1 Z"], city: "Austin", region: "TX", postcode: "73301", country_code: "US", telephone: "1" }`;
export const bookAddress = `{ firstname: "X", lastname: "Y", street: ["1 Z"], city: "Austin", region: { region_id: 57 }, postcode: "73301", country_code: US, telephone: "1" }`;
export const cart =
  '{ email shipping_addresses { lastname street } billing_address { lastname } items { uid } }';
export const person = '{ email firstname lastname addresses { lastname street } }';
export const order = '{ number email shipping_address { lastname street } }';
export const placed = '{ order { order_number } orderV2 { shipping_address { lastname } } }';

type Template = (world: World, asker: Asker) => string;
const row = (name: string, who: string, template: Template): Row => ({
  name,
  who,
  document: (world, asker) =>
    `${name.startsWith('Mutation') ? 'mutation ' : ''}{ ${template(world, asker)} }`,
});
export const query = (field: string, who: string, template: Template) => row(`Query.${field}`, who, template);
export const mutation = (field: string, who: string, template: Template) =>
  row(`Mutation.${field}`, who, template);
export const customer = (field: string, who: string, template: Template) =>
  row(`Customer.${field}`, who, (world, asker) => `customer { ${template(world, asker)} }`);

/** A cart operation, once with Diana's cart and once with a guest's: the id is the guest's only key. */
export function ofCart(
  field: string,
  own: string,
  guests: string,
  template: (id: string, world: World) => string,
): Row[] {
  return [
    mutation(field, own, (w) => template(q(w.carts.diana), w)),
    mutation(`${field} of a guest`, guests, (w) => template(q(w.gita.cart), w)),
  ];
}
