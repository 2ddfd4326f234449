// The demo shop's categories: three menu tiers, information pages among them, two for employees only.

export interface SeedCategory {
  /** Path without suffix; its last part is the key. */
  path: string;
  name: string;
  description?: string;
  restricted?: boolean;
  /** Left out of the menu, but its address works. */
  hidden?: boolean;
}

/** In menu order within each tier. */
export const seedCategories: readonly SeedCategory[] = [
  { path: 'home', name: 'Home' },
  { path: 'home/about-us', name: 'About Us' },
  {
    path: 'home/new-arrivals',
    name: 'New Arrivals',
    description: 'The latest bottles and boxes on our shelves.',
  },
  { path: 'home/best-sellers', name: 'Best Sellers', description: 'What travellers take home most often.' },
  { path: 'retail-store', name: 'Retail Store' },
  { path: 'retail-store/about-us', name: 'About Us' },
  { path: 'retail-store/location', name: 'Location' },
  { path: 'retail-store/store-events', name: 'Store Events' },
  { path: 'retail-store/join-newsletter', name: 'Join Newsletter' },
  {
    path: 'retail-store/shop-favourites',
    name: 'Shop Favourites',
    description: 'Picked by the people behind our counter.',
  },
  { path: 'diplomats', name: 'Diplomats' },
  {
    path: 'diplomats/diplomatic-catalogue',
    name: 'Diplomatic Catalogue',
    description: 'Duty-free prices for missions and their members.',
  },
  { path: 'diplomats/specials', name: 'Specials', description: 'Offers for missions, while stocks last.' },
  { path: 'diplomats/ordering', name: 'Ordering' },
  { path: 'diplomats/contact-us', name: 'Contact Us' },
  { path: 'diplomats/join-newsletter', name: 'Join Newsletter' },
  {
    path: 'diplomats/staff-offers',
    name: 'Staff Offers',
    description: 'For employees of Airside only.',
    restricted: true,
  },
  { path: 'spirits', name: 'Spirits', description: 'Whisky, gin, vodka, rum and more from five continents.' },
  { path: 'spirits/whisky', name: 'Whisky', description: 'Single malts, blends and bourbon.' },
  { path: 'spirits/whisky/single-malt', name: 'Single Malt' },
  { path: 'spirits/whisky/blended', name: 'Blended' },
  { path: 'spirits/whisky/bourbon-and-rye', name: 'Bourbon & Rye' },
  { path: 'spirits/gin', name: 'Gin' },
  { path: 'spirits/vodka', name: 'Vodka' },
  { path: 'spirits/rum', name: 'Rum' },
  { path: 'spirits/tequila', name: 'Tequila & Mezcal' },
  { path: 'spirits/brandy', name: 'Cognac & Brandy' },
  { path: 'spirits/liqueurs', name: 'Liqueurs' },
  { path: 'wine', name: 'Wine', description: 'From everyday bottles to the ones you keep.' },
  { path: 'wine/red', name: 'Red Wine' },
  { path: 'wine/white', name: 'White Wine' },
  { path: 'wine/rose', name: 'Rosé' },
  { path: 'wine/champagne', name: 'Champagne & Sparkling' },
  { path: 'wine/port-and-sherry', name: 'Port & Sherry' },
  { path: 'beer', name: 'Beer', description: 'Lagers, ales and ready-to-drink cans.' },
  { path: 'beer/lager', name: 'Lager' },
  { path: 'beer/ale', name: 'Ale & Stout' },
  { path: 'beer/ready-to-drink', name: 'Ready to Drink' },
  { path: 'food', name: 'Food', description: 'Chocolate, coffee and delicacies that travel well.' },
  { path: 'food/chocolate', name: 'Chocolate' },
  { path: 'food/coffee-and-tea', name: 'Coffee & Tea' },
  { path: 'food/delicatessen', name: 'Delicatessen' },
  { path: 'food/honey-and-preserves', name: 'Honey & Preserves' },
  {
    path: 'food/staff-pantry',
    name: 'Staff Pantry',
    description: 'For employees of Airside only.',
    restricted: true,
  },
  { path: 'food/seasonal', name: 'Seasonal', description: 'Short seasons, small batches.', hidden: true },
  { path: 'gifts', name: 'Gifts', description: 'Something to bring back.' },
  { path: 'gifts/perfume', name: 'Perfume' },
  { path: 'gifts/cigars', name: 'Cigars' },
  { path: 'gifts/gift-sets', name: 'Gift Sets' },
];
