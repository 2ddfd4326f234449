// Whether a cart's prices are shown with their tax in them, as the shop's owner has set it.

type Loose<T> = T | null | undefined;
interface Amount {
  value: Loose<number>;
}

export interface TaxSettings {
  /** 1: without tax, 2: with it, 3: both. Releases before 2.4.7 do not say. */
  shopping_cart_display_price?: Loose<number>;
  shopping_cart_display_subtotal?: Loose<number>;
}

/** One line, with what the catalogue shows as the price of the product. */
export interface TaxedLine {
  price?: Loose<Amount>;
  withTax?: Loose<Amount>;
  inCatalogue?: Loose<Amount>;
}

export interface TaxDisplay {
  onLines: boolean;
  inSubtotal: boolean;
}

export function taxDisplay(settings: Loose<TaxSettings>, lines: readonly TaxedLine[]): TaxDisplay {
  const asCatalogue = lines.some(isCatalogueWithTax);
  const shown = (setting: Loose<number>) => (setting == null ? asCatalogue : setting > 1);
  return {
    onLines: shown(settings?.shopping_cart_display_price),
    inSubtotal: shown(settings?.shopping_cart_display_subtotal),
  };
}

/** Prices in the catalogue hold the tax of the shop's own place, which need not be quite that of the address. */
function isCatalogueWithTax({ price, withTax, inCatalogue }: TaxedLine): boolean {
  const [bare = 0, full = 0, shown = 0] = [price?.value ?? 0, withTax?.value ?? 0, inCatalogue?.value ?? 0];
  const share = (shown - bare) / (full - bare);
  return full > bare && share > 0.5 && share < 1.5;
}
