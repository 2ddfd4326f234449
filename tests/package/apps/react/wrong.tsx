// What must not compile.
import 'airside/types/react';

export const wrong = [
  // @ts-expect-error: not a number
  <airside-add-to-cart sku="A" quantity="two" />,
  // @ts-expect-error: no such kind
  <airside-product-list kind="cheapest" />,
  // @ts-expect-error: no such property
  <airside-product-list hidesEmpty />,
  // @ts-expect-error: a flag
  <airside-mini-cart open-on-add={3} />,
  // @ts-expect-error: what the event brings along is no text
  <airside-mini-cart onairside-item-added={(event: CustomEvent<string>) => event} />,
  // @ts-expect-error: no such element
  <airside-nothing />,
];
