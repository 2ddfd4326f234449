// Stories of <airside-checkout>.
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
import contract from './checkout';

export default { title: 'Cart and checkout/Checkout', ...elementStories(contract) };

export const Usual = inShop('full-cart');
export const Long = inShop('long-cart');
export const SoldOut = inShop('sold-out-cart');
export const Empty: Story = {};
export const SignedIn = signedIn();
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
