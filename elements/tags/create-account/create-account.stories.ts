// Stories of <airside-create-account>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './create-account';

export default { title: 'Account/Create account', ...elementStories(contract) };

export const Usual: Story = {};
export const Filled: Story = {
  args: { email: 'gita@example.com', 'first-name': 'Gita', 'last-name': 'Guest' },
};
export const Incomplete: Story = { play: visit(press(/^Create/), see('.field-invalid')) };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
