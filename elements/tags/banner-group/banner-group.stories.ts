// Stories of <airside-banner-group>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './banner-group';

export default { title: 'Content/Banner group', ...elementStories(contract) };

export const Usual: Story = {};
export const Second: Story = { args: { number: 2 } };
export const InAnArticle = inArticle();
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
