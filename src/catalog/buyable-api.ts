// Products with what is needed to choose and to buy: options, variants, pictures.
import type { CatalogCardFragment, CatalogChoiceFragment } from '../graphql/generated/catalog-fragments';
import type { BuyableProduct, ProductImage, ProductOption, Variant } from './product';
import { flag, positive, present, type Loose } from '../graphql/loose';
import { offer, parseCard } from './product-api';
import { image } from './product-image';

const byPosition = <T extends { position?: Loose<number> }>(list: T[]): T[] =>
  [...list].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));

export function images(
  entries: {
    url: Loose<string>;
    label?: Loose<string>;
    position?: Loose<number>;
    disabled?: Loose<boolean>;
  }[],
): ProductImage[] {
  return byPosition(entries.filter((entry) => !flag(entry.disabled))).flatMap(
    (entry) => image(entry.url, entry.label) ?? [],
  );
}

type GalleryEntry = {
  file?: Loose<string>;
  label?: Loose<string>;
  position?: Loose<number>;
  disabled?: Loose<boolean>;
};

/** Gallery entries only have a file; where the media live is learned from the address of a picture next to them. */
export function entryImages(
  list: Loose<readonly Loose<GalleryEntry>[]>,
  neighbour: Loose<string>,
): ProductImage[] {
  const base = /^(.*\/catalog\/product)\//.exec(neighbour ?? '')?.[1] ?? '';
  return images(
    present(list).map(({ file, ...entry }) => ({
      ...entry,
      url: file && base + (file.startsWith('/') ? file : `/${file}`),
    })),
  );
}

function parseOptions(choice: Partial<CatalogChoiceFragment>): ProductOption[] {
  return byPosition(present(choice.configurable_options)).flatMap((option) => {
    const code = option.attribute_code;
    if (!code) return [];
    const values = present(option.values).flatMap((value) => {
      if (!value.uid) return [];
      const swatch = value.swatch_data?.__typename === 'ColorSwatchData' ? value.swatch_data.value : null;
      return {
        uid: value.uid,
        label: value.store_label || value.label || value.default_label || '',
        ...(swatch ? { color: swatch } : {}),
      };
    });
    return { code, label: option.label ?? code, values };
  });
}

function parseVariants(choice: BuyableAnswer): Variant[] {
  return present(choice.variants).flatMap(({ attributes, product }) => {
    if (!product?.sku) return [];
    const isPriceHidden = flag(choice.hide_price) || flag(product.hide_price);
    return {
      sku: product.sku,
      name: product.name ?? '',
      inStock: product.stock_status !== 'OUT_OF_STOCK',
      onlyLeft: positive(product.only_x_left_in_stock) || undefined,
      offer: isPriceHidden ? undefined : offer(product.price_range, false),
      isPriceHidden,
      images: entryImages(product.media_gallery_entries, choice.small_image?.url),
      values: Object.fromEntries(present(attributes).flatMap(({ code, uid }) => (code ? [[code, uid]] : []))),
    };
  });
}

type BuyableAnswer = CatalogCardFragment &
  Partial<CatalogChoiceFragment> & { only_x_left_in_stock?: Loose<number> };

export function parseBuyable(answer: BuyableAnswer): BuyableProduct {
  return {
    ...parseCard(answer),
    onlyLeft: positive(answer.only_x_left_in_stock) || undefined,
    options: parseOptions(answer),
    variants: parseVariants(answer),
  };
}
