// Stories of <airside-contact>.
import { elementStories, type Story } from '../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../.storybook/states';
import { press } from '../../.storybook/visitor';
import contract from './contact';

export default { title: 'Content/Contact', ...elementStories(contract) };

export const Usual: Story = {};
export const Incomplete: Story = { play: ({ canvasElement }) => press(canvasElement, /^Send/) };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
