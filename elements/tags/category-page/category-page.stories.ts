// Stories of <airside-category-page>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './category-page';

export default { title: 'Products/Category page', ...elementStories(contract) };

export const Usual: Story = { args: { uid: 'MzE=' } };
export const Empty: Story = {};
export const Unknown: Story = { args: { uid: 'OTk5OTk=' } };
export const ChoosingOptions: Story = {
  args: { uid: 'MjU=' },
  play: visit(press(/^Choose options/), see('[part~=buy-bar]')),
};
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
