// Texts of what stands beside the links of a submenu.
import { addWords } from '../known';

export const menuGoods = {
  goods: 'From {name}',
  brands: 'Brands',
  allBrands: 'All brands',
} as const;

addWords({ navigation: menuGoods });
