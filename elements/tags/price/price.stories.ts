// Stories of <airside-price>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './price';

export default { title: 'Products/Price', ...elementStories(contract) };

export const Usual: Story = { args: { sku: 'WH-002' } };
export const InAnArticle = inArticle(Usual);
export const From: Story = { args: { sku: 'GN-001' } };
export const Reduced: Story = { args: { sku: 'GN-002' } };
export const Long: Story = { args: { sku: 'WH-006' } };
export const HiddenPrice: Story = { args: { sku: 'BR-004' } };
export const Empty: Story = {};
export const Unknown: Story = { args: { sku: 'NO-SUCH' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
