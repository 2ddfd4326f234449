// Stories of <airside-product-page>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { reachEnd, see, visit } from '../../../.storybook/visitor';
import contract from './product-page';

export default { title: 'Products/Product page', ...elementStories(contract) };

export const Usual: Story = { args: { sku: 'GN-001' } };
export const Simple: Story = { args: { sku: 'WH-002' } };
export const Long: Story = { args: { sku: 'PF-002' } };
export const Reduced: Story = { args: { sku: 'GN-002' } };
export const OutOfStock: Story = { args: { sku: 'TN-010' } };
export const HiddenPrice: Story = { args: { sku: 'BR-004' } };
export const Empty: Story = {};
export const ToTheEnd: Story = {
  ...Usual,
  play: visit(reachEnd, see('[part~=rail] [part~=card]'), see('[part~=review]')),
};
export const Unknown: Story = { args: { sku: 'NO-SUCH' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
