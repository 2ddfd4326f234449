// Stories of <airside-sign-in>.
import { elementStories, type Story } from '../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../.storybook/states';
import { fill, press } from '../../.storybook/visitor';
import contract from './sign-in';

export default { title: 'Account/Sign in', ...elementStories(contract) };

export const Usual: Story = {};
/** The password is wrong. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'input[type="email"]', 'diana@example.com');
    await fill(canvasElement, 'input[type="password"]', 'not this one');
    await press(canvasElement, /^Sign in$/);
  },
};
/** Nothing was filled in. */
export const Incomplete: Story = { play: ({ canvasElement }) => press(canvasElement, /^Sign in$/) };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
