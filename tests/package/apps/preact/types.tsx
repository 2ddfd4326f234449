// What must compile, and what must not.
import 'airside/types/preact';

export const right = <airside-product-list kind="new" limit={3} class="shelf" />;

export const wrong = [
  // @ts-expect-error: not a number
  <airside-add-to-cart sku="A" quantity="two" />,
  // @ts-expect-error: no such kind
  <airside-product-list kind="cheapest" />,
  // @ts-expect-error: what the event brings along is no text
  <airside-mini-cart onairside-item-added={(event: CustomEvent<string>) => event} />,
];
