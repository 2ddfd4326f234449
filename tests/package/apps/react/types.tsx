// What must compile, and what must not.
import 'airside/types/react';
import type { AirsideMiniCartElement } from 'airside';
import { ownContent } from 'airside/hydration';
import { createRef } from 'react';

const bag = createRef<AirsideMiniCartElement>();

export const right = (
  <airside-store endpoint="https://shop.example/graphql" onairside-item-added={({ detail }) => detail.sku}>
    <airside-mini-cart ref={bag} slot="tools" onClick={() => bag.current?.open()} />
    <airside-product-list kind="new" limit={3} hide-empty="" categoryUid={undefined} />
    <airside-sign-in {...ownContent} email="noor@example.com" />
    <airside-price sku="A">…</airside-price>
  </airside-store>
);

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
  // @ts-expect-error: what it draws is React's to replace
  <airside-sign-in />,
  // @ts-expect-error: what stands inside is its own
  <airside-sign-in {...ownContent}>soon</airside-sign-in>,
  // @ts-expect-error: no such element
  <airside-nothing />,
];
