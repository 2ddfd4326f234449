// Stories of <airside-newsletter>.
import { elementStories, type Story } from '../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../.storybook/states';
import { press } from '../../.storybook/visitor';
import contract from './newsletter';

export default { title: 'Content/Newsletter', ...elementStories(contract) };

export const Usual: Story = {};
export const Catalogue: Story = { args: { audience: 'catalog', heading: 'News for missions' } };
export const InAnArticle = inArticle();
export const Incomplete: Story = { play: ({ canvasElement }) => press(canvasElement, /^Subscribe$/) };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
