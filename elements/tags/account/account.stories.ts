// Stories of <airside-account>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft, signedIn } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './account';

export default { title: 'Account/Account menu', ...elementStories(contract) };

export const Usual: Story = {};
export const SignedIn = signedIn();
export const Opened: Story = { ...SignedIn, play: visit(press(/Diana/), see('[part~=panel]')) };
export const Loading = loading(SignedIn);
export const Failing = failing(SignedIn);
export const Narrow = narrow(SignedIn);
export const RightToLeft = rightToLeft(SignedIn);
export const Dark = dark(SignedIn);
export const Market = market(SignedIn);
