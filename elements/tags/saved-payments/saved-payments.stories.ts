// Stories of <airside-saved-payments>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft, signedIn } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './saved-payments';

export default { title: 'Account/Saved payments', ...elementStories(contract) };

export const Usual = signedIn();
export const Removing: Story = { ...Usual, play: visit(press(/^Remove|^Delete/), see('dialog[open]')) };
export const SignedOut: Story = {};
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
