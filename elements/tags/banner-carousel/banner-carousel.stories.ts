// Stories of <airside-banner-carousel>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './banner-carousel';

export default { title: 'Content/Banner carousel', ...elementStories(contract) };

export const Usual: Story = {};
export const InAnArticle = inArticle();
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
