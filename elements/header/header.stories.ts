// Stories of <airside-header>.
import { elementStories, type Story } from '../../.storybook/element-story';
import {
  dark,
  failing,
  inShop,
  loading,
  market,
  narrow,
  rightToLeft,
  signedIn,
} from '../../.storybook/states';
import contract from './header';

export default { title: 'Frame/Header', ...elementStories(contract) };

export const Usual: Story = {};
export const Named: Story = { args: { name: 'Gate Twelve' } };
export const FullCart = inShop('full-cart');
export const SignedIn = signedIn();
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
