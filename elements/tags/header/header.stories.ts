// Stories of <airside-header>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import {
  dark,
  failing,
  inShop,
  loading,
  market,
  narrow,
  rightToLeft,
  signedIn,
} from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './header';

export default { title: 'Frame of a page/Header', ...elementStories(contract) };

export const Usual: Story = {};
export const Named: Story = { args: { name: 'Gate Twelve' } };
export const FullCart = inShop('full-cart');
export const CartOpened: Story = {
  ...FullCart,
  play: visit(press(/cart/i), see('dialog[open] [part~=line]')),
};
export const SearchOpened: Story = { play: visit(press(/search/i), see('[part~=search-field]')) };
export const AccountOpened: Story = { play: visit(press(/account|sign in/i), see('[part~=account-panel]')) };
export const MenuOpened: Story = { play: visit(press(/ menu$/), see('[part~=mega-menu-panel] a')) };
export const SignedIn = signedIn();
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
