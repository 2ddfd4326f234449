// Stories of <airside-brand-page>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './brand-page';

export default { title: 'Products/Brand page', ...elementStories(contract) };

export const Usual: Story = { args: { brand: 'Glen Tarrow' } };
export const WithoutWords: Story = { args: { brand: 'Ridge Cocoa' } };
export const AllBrands: Story = {};
export const Unknown: Story = { args: { brand: 'No such house' } };
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
