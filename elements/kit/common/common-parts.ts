// Parts of what many elements are made of, described once; contracts say which of them they have.

export const partFamilies = {
  button: {
    button: 'A button, or a link that looks like one.',
    'button-primary': 'The button that leads on.',
    'button-secondary': 'A button beside it.',
    'button-quiet': 'A button in words alone.',
  },
  alert: {
    alert: 'A message in its place.',
    'alert-success': 'A message that something went well.',
    'alert-info': 'A message to know of.',
    'alert-error': 'A message that something failed.',
  },
  tag: {
    tag: 'A mark on a product, or a state in a word.',
    'tag-quiet': 'A mark of no weight.',
    'tag-accent': 'A mark that recommends.',
  },
  price: {
    price: 'A price.',
    'price-final': 'What it costs now.',
    'price-regular': 'What it costs usually.',
    'price-saving': 'What is saved, in words.',
  },
  card: { card: 'A product card.', 'card-name': 'The name on it.' },
  'wishlist-button': { 'wishlist-button': 'The heart.' },
  grid: { grid: 'The shelf of product cards.' },
  picture: { picture: 'A picture in its frame.' },
  rating: { rating: 'Stars.' },
  field: { field: 'A field with its label.', input: 'What one writes in.' },
  select: { select: 'A field to choose in.' },
  checkbox: { checkbox: 'A box to tick, with its label.' },
  quantity: { quantity: 'A number of pieces with its buttons.' },
  dialog: { dialog: 'A window.' },
  drawer: { drawer: 'A drawer.' },
  'icon-button': { 'icon-button': 'A button that is an icon.' },
  'empty-state': { 'empty-state': 'What is shown where there is nothing to show.' },
  breadcrumbs: { breadcrumbs: 'Where the page stands in the shop.' },
  pagination: { pagination: 'The way to other pages of a list.' },
  title: { title: 'The heading.' },
  listing: { filters: 'What can be filtered by.', 'active-filters': 'What it is filtered by now.' },
  purchase: {
    option: 'One option with its values.',
    stock: 'Whether it can be had.',
    status: 'What came of the last press.',
    'buy-bar': 'Quantity and button.',
  },
  choice: { 'choice-menu': 'A menu to choose from.', 'choice-item': 'An entry of it.' },
  search: {
    'search-box': 'The field and its list.',
    'search-field': 'The field.',
    'search-panel': 'What hangs below the field.',
  },
} satisfies Record<string, Record<string, string>>;

type Family = keyof typeof partFamilies;
type Part = { [F in Family]: keyof (typeof partFamilies)[F] }[Family];

/** For a contract's `parts`: whole families, or of one what the element draws (`alert-error`: the alert, in that tone alone). */
export function commonParts(...names: (Family | Part)[]): Record<string, string> {
  const families: Record<string, Record<string, string>> = partFamilies;
  const ofFamily = (name: string): [string, string][] =>
    Object.entries(families).flatMap(([family, parts]): [string, string][] => {
      if (family === name) return Object.entries(parts);
      const words = parts[name];
      return words === undefined
        ? []
        : [
            [family, parts[family]!],
            [name, words],
          ];
    });
  return Object.fromEntries(names.flatMap(ofFamily));
}

/** Families of pages that list products: filters, cards, what buys from them, pages. */
export const listingFamilies = [
  'button',
  'alert-error',
  'tag',
  'price',
  'card',
  'wishlist-button',
  'grid',
  'picture',
  'rating',
  'field',
  'select',
  'checkbox',
  'drawer',
  'icon-button',
  'quantity',
  'dialog',
  'purchase',
  'empty-state',
  'pagination',
  'title',
  'listing',
] as const;
