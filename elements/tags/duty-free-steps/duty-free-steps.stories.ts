// Stories of <airside-duty-free-steps>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './duty-free-steps';

export default { title: 'Content/Duty-free steps', ...elementStories(contract) };

export const Usual: Story = {};
export const Headed: Story = { args: { heading: 'How it goes' } };
export const InAnArticle = inArticle();
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
