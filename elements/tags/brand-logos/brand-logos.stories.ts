// Stories of <airside-brand-logos>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './brand-logos';

export default { title: 'Content/Brand logos', ...elementStories(contract) };

export const Usual: Story = {};
export const Six: Story = { args: { limit: 6 } };
export const InAnArticle = inArticle();
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
