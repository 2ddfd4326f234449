// Stories of <airside-account-information>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft, signedIn } from '../../../.storybook/states';
import contract from './account-information';

export default { title: 'Account/Account information', ...elementStories(contract) };

export const Usual = signedIn();
export const SignedOut: Story = {};
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
