// Texts of header, menus and toasts.
export const navigation = {
  shopName: 'Airside Duty Free',
  skip: 'Skip to content',
  home: 'Home',
  logo: '{store}, home',
  main: 'Main',
  openMenu: 'Open menu',
  submenu: '{name} menu',
  search: 'Search',
  account: 'Account',
  signIn: 'Sign in',
  seeAll: 'All of {name}',
  promise: 'Duty-free prices for diplomats and travellers',
  toasts: 'Messages',
  dismiss: 'Dismiss',
  loading: 'Fetching Data...',
} as const;
