// The page of the wishlist as the shopper meets it: events, focus, reasons, and what cannot be bought.
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountPageStyles } from '../../../src/account/styles';
import { wishlistPageStyles } from '../../../src/account/wishlist/styles';
import { WishlistPage } from '../../../src/account/wishlist/WishlistPage';
import { Toasts } from '../../../src/navigation/toasts/Toasts';
import { toastsStyles } from '../../../src/navigation/toasts/toasts-styles';
import { refusal, show, tidy, type Answers } from '../show';
import { drawn } from '../../support/drawn';
import { waitFor } from '../../support/wait-for';

afterEach(tidy);

const money = (value: number) => ({ __typename: 'Money', currency: 'USD', value });
const price = (value: number) => ({
  __typename: 'ProductPrice',
  final_price: money(value),
  regular_price: money(value),
  discount: { __typename: 'ProductDiscount', amount_off: 0 },
});
const item = (id: string, rest: object = {}, product: object = {}) => ({
  __typename: 'SimpleWishlistItem',
  id,
  quantity: 2,
  description: null,
  product: {
    __typename: 'SimpleProduct',
    uid: id,
    sku: `SKU-${id}`,
    name: `Bottle ${id}`,
    brand: null,
    brand_name: 'Glen Tarrow',
    hide_price: 0,
    stock_status: 'IN_STOCK',
    url_key: `bottle-${id}`,
    url_suffix: '.html',
    small_image: null,
    price_range: { __typename: 'PriceRange', minimum_price: price(20), maximum_price: price(20) },
    ...product,
  },
  ...rest,
});
const pageInfo = (pages: number) => ({ __typename: 'SearchResultPageInfo', total_pages: pages });
const list = (items: object[], pages = 1): Answers => ({
  WishlistPage: () => ({
    data: {
      customer: {
        __typename: 'Customer',
        wishlists: [
          {
            __typename: 'Wishlist',
            id: '1',
            items_count: items.length,
            items_v2: {
              __typename: 'WishlistItems',
              items,
              page_info: pageInfo(pages),
            },
          },
        ],
      },
    },
  }),
});
const furtherPage = {
  data: {
    customer: {
      __typename: 'Customer',
      wishlist_v2: {
        __typename: 'Wishlist',
        id: '1',
        items_v2: { __typename: 'WishlistItems', items: [item('3')], page_info: pageInfo(2) },
      },
    },
  },
};
const button = (name: string | RegExp) => page.getByRole('button', { name });

function open(answers: Answers, events = {}) {
  const shown = show(
    <>
      <WishlistPage {...events} />
      <Toasts />
    </>,
    answers,
  );
  for (const text of [...accountPageStyles, ...wishlistPageStyles, ...toastsStyles]) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
  shown.storefront.user.setToken('t', 600);
  return shown;
}

it('tells what went into the cart, and of the rest why it stays', async () => {
  const added = vi.fn();
  const removed = vi.fn();
  open(
    {
      ...list([item('1'), item('2')]),
      // What nobody answers is asked again for seconds.
      CartDetails: () => refusal('No such cart.'),
      WishlistToCart: () => ({
        data: {
          addWishlistItemsToCart: {
            __typename: 'AddWishlistItemsToCartOutput',
            status: false,
            add_wishlist_items_to_cart_user_errors: [
              {
                __typename: 'WishlistCartUserInputError',
                code: 'UNDEFINED',
                message: 'Only 1 left.',
                wishlistItemId: '2',
              },
            ],
          },
        },
      }),
    },
    { onItemAdded: added, onWishlistItemRemoved: removed },
  );
  await userEvent.click(button('Add all to cart'));
  await expect.element(page.getByText('Only 1 left.')).toBeVisible();
  await expect
    .element(page.getByText('1 item is in your cart. What is left says why it stays.'))
    .toBeVisible();
  await waitFor(() => expect(added).toHaveBeenCalledOnce());
  expect(added.mock.calls[0]?.[0]).toMatchObject({
    sku: 'SKU-1',
    quantity: 2,
    price: 20,
    value: 40,
    currency: 'USD',
  });
  expect(removed.mock.calls).toMatchObject([[{ sku: 'SKU-1', name: 'Bottle 1', price: 20, value: 40 }]]);
  await expect.element(page.getByRole('link', { name: 'Bottle 2', exact: true })).toBeVisible();
});

it('puts a long list into the cart once, however often that is pressed while the rest of it is awaited', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((done) => (answer = done));
  const { asked } = open({
    ...list([item('1'), item('2')], 2),
    WishlistMore: () => held.then(() => furtherPage),
    CartDetails: () => refusal('No such cart.'),
    WishlistToCart: () => ({
      data: {
        addWishlistItemsToCart: {
          __typename: 'AddWishlistItemsToCartOutput',
          status: true,
          add_wishlist_items_to_cart_user_errors: [],
        },
      },
    }),
  });
  await userEvent.click(button('Show more'));
  await userEvent.dblClick(button(/^Add all to cart/));
  await expect.element(button(/^Add all to cart/)).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect.element(page.getByText('3 items are in your cart.')).toBeVisible();
  expect(asked('WishlistMore')).toHaveLength(1);
  expect(asked('WishlistToCart').map(({ variables }) => variables)).toEqual([
    { list: '1', ids: ['1', '2', '3'] },
  ]);
});

it.each([
  ['still comes', () => furtherPage],
  ['is refused', () => refusal("The current customer isn't authorized.", 'graphql-authorization')],
])('says nothing of a move where the rest of the list %s, once its owner has left', async (_, late) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((done) => (answer = done));
  const { storefront, asked } = open({
    ...list([item('1'), item('2')], 2),
    WishlistMore: () => held.then<unknown>(late),
  });
  await userEvent.click(button(/^Add all to cart/));
  await waitFor(() => expect(asked('WishlistMore')).toHaveLength(1));
  await storefront.user.signOut({ revoke: false });
  answer();
  await new Promise((done) => setTimeout(done, 500));
  expect(document.querySelector('.toast')?.textContent).toBeUndefined();
});

it('moves the focus to the item that takes the place of a removed one, and to the page after the last', async () => {
  let left = 2;
  open({
    ...list([item('1'), item('2')]),
    RemoveFromWishlist: () => ({
      data: {
        removeProductsFromWishlist: {
          __typename: 'RemoveProductsFromWishlistOutput',
          wishlist: { __typename: 'Wishlist', id: '1', items_count: --left },
          user_errors: [],
        },
      },
    }),
  });
  await userEvent.click(button('Remove Bottle 1 from your wishlist'));
  await expect.element(button('Remove Bottle 2 from your wishlist')).toHaveFocus();
  await userEvent.click(button('Remove Bottle 2 from your wishlist'));
  await expect.element(page.getByText('Your wishlist is empty')).toBeVisible();
  await waitFor(() => expect(document.activeElement?.className).toBe('wishes'));
});

describe('a late answer leaves the focus with whoever has gone on', () => {
  const hold = (answer: unknown) => {
    let come = (): void => undefined;
    const held = new Promise<void>((done) => (come = done));
    return { come: () => come(), answer: () => held.then(() => answer) };
  };
  /** Writes a note on another item, and goes on with it once the answer has come. */
  const writeMeanwhile = async (name: string, answer: () => void, hasCome: () => Promise<unknown>) => {
    await userEvent.click(button(`Add a note on ${name}`));
    const note = page.getByRole('textbox', { name: `Note on ${name}` });
    await userEvent.fill(note, 'For');
    answer();
    await hasCome();
    await drawn();
    await expect.element(note).toHaveFocus();
  };

  it('of a removal', async () => {
    const { answer, come } = hold({
      data: {
        removeProductsFromWishlist: {
          __typename: 'RemoveProductsFromWishlistOutput',
          wishlist: { __typename: 'Wishlist', id: '1', items_count: 2 },
          user_errors: [],
        },
      },
    });
    open({ ...list([item('1'), item('2'), item('3')]), RemoveFromWishlist: answer });
    await userEvent.click(button('Remove Bottle 1 from your wishlist'));
    await writeMeanwhile('Bottle 3', come, () =>
      expect.element(button('Remove Bottle 1 from your wishlist')).not.toBeInTheDocument(),
    );
  });

  it('of the rest of the list', async () => {
    const { answer, come } = hold(furtherPage);
    open({ ...list([item('1'), item('2')], 2), WishlistMore: answer });
    await userEvent.click(button('Show more'));
    await writeMeanwhile('Bottle 2', come, () =>
      expect.element(button('Remove Bottle 3 from your wishlist')).toBeVisible(),
    );
  });

  it('of a note', async () => {
    const { answer, come } = hold({
      data: {
        updateProductsInWishlist: {
          __typename: 'UpdateProductsInWishlistOutput',
          wishlist: { __typename: 'Wishlist', id: '1' },
          user_errors: [],
        },
      },
    });
    open({ ...list([item('1'), item('2')]), ChangeWishlistItem: answer });
    await userEvent.click(button('Add a note on Bottle 1'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Note on Bottle 1' }), 'Mine');
    await userEvent.click(button('Save'));
    await writeMeanwhile('Bottle 2', come, () =>
      expect.element(button('Edit note on Bottle 1')).toBeVisible(),
    );
  });
});

it('goes to the first of what "Show more" has brought, and back to the button of a note that is saved', async () => {
  open({
    ...list([item('1'), item('2')], 2),
    WishlistMore: () => furtherPage,
    ChangeWishlistItem: () => ({
      data: {
        updateProductsInWishlist: {
          __typename: 'UpdateProductsInWishlistOutput',
          wishlist: { __typename: 'Wishlist', id: '1' },
          user_errors: [],
        },
      },
    }),
  });
  await userEvent.click(button('Show more'));
  await expect.element(button('Remove Bottle 3 from your wishlist')).toHaveFocus();
  await userEvent.click(button('Add a note on Bottle 1'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Note on Bottle 1' }), 'Mine');
  await userEvent.click(button('Save'));
  await expect.element(button('Edit note on Bottle 1')).toHaveFocus();
});

it('offers no way into the cart for what is sold out or has no price, and passes axe', async () => {
  const { host } = open(
    list([
      item('1', {}, { stock_status: 'OUT_OF_STOCK' }),
      item('2', {}, { hide_price: 1 }),
      item('3', { product: null }),
    ]),
  );
  await expect.element(page.getByText('Sold out')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ask for the price of Bottle 2' })).toBeVisible();
  await expect.element(page.getByText('No longer sold')).toBeVisible();
  await expect.element(page.getByText('Price on request')).toBeVisible();
  expect(button(/Add .*to cart/).elements()).toHaveLength(0);
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('says that the list did not load, and loads it on demand', async () => {
  let isDown = true;
  const answers = list([item('1')]);
  open({
    WishlistPage: (variables) =>
      isDown ? { errors: [{ message: 'Internal server error' }] } : answers.WishlistPage!(variables),
  });
  await expect.element(page.getByRole('heading', { name: 'Your wishlist did not load' })).toBeVisible();
  isDown = false;
  await userEvent.click(button('Try again'));
  await expect.element(page.getByRole('link', { name: 'Bottle 1', exact: true })).toBeVisible();
});
