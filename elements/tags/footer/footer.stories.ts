// Stories of <airside-footer>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './footer';

export default { title: 'Frame of a page/Footer', ...elementStories(contract) };

export const Usual: Story = {};
export const Named: Story = { args: { name: 'Gate Twelve' } };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
