// Texts of header and menus.
import { addWords } from '../known';

export const navigation = {
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
} as const;

addWords({ navigation });
