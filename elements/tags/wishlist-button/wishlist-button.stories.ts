// Stories of <airside-wishlist-button>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import {
  dark,
  failing,
  inArticle,
  loading,
  market,
  narrow,
  rightToLeft,
  signedIn,
} from '../../../.storybook/states';
import contract from './wishlist-button';

export default { title: 'Products/Wishlist button', ...elementStories(contract) };

export const Usual: Story = { args: { sku: 'WH-002' } };
export const WithLabel: Story = { args: { sku: 'WH-002', 'with-label': true } };
export const InAnArticle = inArticle(WithLabel);
export const SignedIn = signedIn(WithLabel);
export const Empty: Story = {};
export const Unknown: Story = { args: { sku: 'NO-SUCH' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
