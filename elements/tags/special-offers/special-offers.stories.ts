// Stories of <airside-special-offers>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './special-offers';

export default { title: 'Content/Special offers', ...elementStories(contract) };

export const Usual: Story = {};
export const Headed: Story = { args: { heading: 'Only this week' } };
export const InAnArticle = inArticle();
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
