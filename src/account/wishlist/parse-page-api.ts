// What is read from a page of a wishlist.
import type {
  WishlistPageItemsFragment,
  WishlistProductFragment,
} from '../../graphql/generated/account-wishlist-fragments';
import type { CatalogCardFragment } from '../../graphql/generated/catalog-fragments';
import { present, type Loose } from '../../graphql/loose';
import { parseCard } from '../../catalog/product-api';
import type { WishlistItem, WishlistPage } from './wishlist-item';

export function parsePage(answer: Loose<WishlistPageItemsFragment>): WishlistPage {
  return { items: present(answer?.items).map(parseItem), pages: answer?.page_info?.total_pages ?? 1 };
}

// What the answer lacks of a card, the parser takes as unknown.
const parseProduct = (product: WishlistProductFragment) => parseCard(product as CatalogCardFragment);

function parseItem(item: NonNullable<WishlistPageItemsFragment['items'][number]>): WishlistItem {
  const options = 'configurable_options' in item ? present(item.configurable_options) : [];
  const variant = 'configured_variant' in item ? item.configured_variant : undefined;
  return {
    id: item.id,
    ...(item.product ? { product: parseProduct(item.product) } : {}),
    ...(variant ? { variant: parseProduct(variant) } : {}),
    options: options.map(({ option_label, value_label }) => ({ label: option_label, value: value_label })),
    selectedOptions: options.map((option) => option.configurable_product_option_value_uid),
    quantity: item.quantity,
    note: item.description?.trim() ?? '',
  };
}
