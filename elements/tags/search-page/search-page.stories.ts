// Stories of <airside-search-page>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './search-page';

export default { title: 'Products/Search page', ...elementStories(contract) };

export const Usual: Story = { args: { query: 'gin' } };
export const NothingFound: Story = { args: { query: 'zzyzx' } };
export const NothingAsked: Story = {};
export const ChoosingOptions: Story = {
  ...Usual,
  play: visit(press(/^Choose options/), see('[part~=buy-bar]')),
};
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
