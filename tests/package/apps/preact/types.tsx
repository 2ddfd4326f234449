// What must compile, and what must not.
import 'airside/types/preact';
import { ownContent } from 'airside/hydration';

export const right = (
  <div>
    <airside-product-list kind="new" limit={3} class="shelf" />
    <airside-sign-in {...ownContent} />
  </div>
);

export const wrong = [
  // @ts-expect-error: not a number
  <airside-add-to-cart sku="A" quantity="two" />,
  // @ts-expect-error: what it draws is Preact's to replace
  <airside-sign-in />,
  // @ts-expect-error: no such kind
  <airside-product-list kind="cheapest" />,
  // @ts-expect-error: what the event brings along is no text
  <airside-mini-cart onairside-item-added={(event: CustomEvent<string>) => event} />,
];
