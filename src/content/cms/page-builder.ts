// What Magento's Page Builder leaves to scripts of its own theme: backgrounds, tabs, sliders, maps, product rows, coded HTML.
import type { Addresses } from './addresses';

const ofType = (content: ParentNode, type: string): HTMLElement[] => [
  ...content.querySelectorAll<HTMLElement>(`[data-content-type="${type}"]`),
];

/** HTML that an editor typed as code comes coded once more; `clean` makes nodes of it as of all other HTML. */
export function decodeHtmlBlocks(content: ParentNode, clean: (html: string) => DocumentFragment): void {
  for (const block of ofType(content, 'html')) {
    const text = block.textContent?.trim() ?? '';
    if (block.dataset.decoded === 'true' || block.childElementCount > 0 || !text.startsWith('<')) continue;
    block.dataset.decoded = 'true';
    block.replaceChildren(clean(text));
  }
}

export function arrangePageBuilder(content: DocumentFragment, addresses: Addresses): void {
  for (const part of content.querySelectorAll<HTMLElement>('[data-background-images]'))
    showBackground(part, addresses);
  for (const tabs of ofType(content, 'tabs')) unfoldTabs(tabs);
  for (const slider of ofType(content, 'slider')) {
    // Its slides are pushed sideways; by keyboard too.
    slider.tabIndex = 0;
    slider.setAttribute('role', 'group');
  }
  for (const map of ofType(content, 'map')) linkPlaces(map);
  for (const products of ofType(content, 'products')) listProducts(products);
}

/** Both pictures as custom properties; which one is shown is up to the sheet. */
function showBackground(part: HTMLElement, addresses: Addresses): void {
  const given = parseLoosely(part.dataset.backgroundImages ?? '');
  const set = (name: string, value: unknown) => {
    const url = typeof value === 'string' && value ? addresses.file(value) : undefined;
    if (url)
      part.style.setProperty(
        name,
        `url("${url.replace(/["'()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}")`,
      );
  };
  set('--_cms-wide', given.desktop_image ?? given.mobile_image);
  set('--_cms-narrow', given.mobile_image ?? given.desktop_image);
  part.removeAttribute('data-background-images');
  if (part.style.getPropertyValue('--_cms-wide')) part.classList.add('cms-background');
}

/** Page Builder writes its JSON with escaped quotes. */
function parseLoosely(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text.replaceAll('\\"', '"') || '{}');
    return parsed && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Sections one below the other, each under its name: nothing is hidden, and nothing needs a script. */
function unfoldTabs(tabs: HTMLElement): void {
  tabs.querySelector('.tabs-navigation')?.remove();
  for (const item of ofType(tabs, 'tab-item')) {
    const name = item.dataset.tabName?.trim();
    if (!name) continue;
    const title = document.createElement('h3');
    title.className = 'cms-tab-title';
    title.textContent = name;
    item.prepend(title);
  }
}

interface Location {
  location_name?: string;
  address?: string;
  city?: string;
  zipcode?: string;
  country?: string;
}

/** A map needs a key and a foreign script; its places as links need neither. */
function linkPlaces(map: HTMLElement): void {
  const list = document.createElement('ul');
  let locations: unknown;
  try {
    locations = JSON.parse((map.dataset.locations ?? '[]').replaceAll('\\"', '"'));
  } catch {
    locations = [];
  }
  for (const place of Array.isArray(locations) ? (locations as Location[]) : []) {
    const words = [place.location_name, place.address, place.zipcode, place.city, place.country]
      .filter((word) => typeof word === 'string' && word.trim())
      .join(', ');
    if (!words) continue;
    const link = document.createElement('a');
    link.href = mapAddress(words);
    link.textContent = words;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  if (list.childElementCount > 0) map.replaceChildren(list);
  else map.remove();
}

/** Opens the visitor's map app on a phone. */
export const mapAddress = (words: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: words })}`;

/** Product rows come as another theme's HTML; their SKUs become a shelf of ours. */
function listProducts(products: HTMLElement): void {
  const skus = [...products.querySelectorAll<HTMLElement>('[data-product-sku]')].map(
    ({ dataset }) => dataset.productSku ?? '',
  );
  const named = [...new Set(skus)].filter((sku) => sku && !sku.includes(','));
  if (named.length === 0) return;
  const shelf = document.createElement('airside-product-list');
  shelf.setAttribute('skus', named.join(','));
  products.replaceChildren(shelf);
}
