// Stories of <airside-search-box>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { fill, see, visit } from '../../../.storybook/visitor';
import contract from './search-box';

export default { title: 'Frame of a page/Search box', ...elementStories(contract) };

export const Usual: Story = {};
export const Filled: Story = { args: { query: 'gin' } };
export const Suggesting: Story = {
  play: visit(fill('input', 'gin'), see('[part~=search-panel] [part~=price]')),
};
export const InAnArticle = inArticle();
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
