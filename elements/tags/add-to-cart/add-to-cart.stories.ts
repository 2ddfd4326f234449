// Stories of <airside-add-to-cart>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './add-to-cart';

export default { title: 'Products/Add to cart', ...elementStories(contract) };

export const Usual: Story = { args: { sku: 'WH-002' } };
export const InAnArticle = inArticle(Usual);
export const Configurable: Story = { args: { sku: 'GN-001' } };
export const Choosing: Story = {
  ...Configurable,
  play: visit(press(/cart|choose/i), see('dialog[open] [part~=option]')),
};
export const OutOfStock: Story = { args: { sku: 'TN-010' } };
export const OwnWords: Story = { args: { sku: 'WH-002', label: 'Take two', quantity: 2 } };
export const Long: Story = {
  args: { sku: 'WH-002', label: 'Put this bottle aside for me until I come through security' },
};
export const Empty: Story = {};
export const Unknown: Story = { args: { sku: 'NO-SUCH' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
