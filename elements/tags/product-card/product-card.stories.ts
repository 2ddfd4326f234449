// Stories of <airside-product-card>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './product-card';

export default { title: 'Products/Product card', ...elementStories(contract) };

/** A card is as wide as its place. */
const host = '<div style="max-width:320px">{tag}</div>';

export const Usual: Story = { args: { sku: 'WH-002' }, parameters: { element: { host } } };
export const InAnArticle = inArticle(Usual);
export const WithButton: Story = { ...Usual, args: { sku: 'WH-002', 'add-to-cart': true } };
/** A long name. */
export const Long: Story = { ...Usual, args: { sku: 'PF-002', 'add-to-cart': true } };
export const Choosing: Story = {
  args: { sku: 'GN-001', 'add-to-cart': true },
  play: visit(press(/cart|choose/i), see('dialog[open] [part~=option]')),
};
export const Reduced: Story = { ...Usual, args: { sku: 'GN-002' } };
export const OutOfStock: Story = { ...Usual, args: { sku: 'TN-010', 'add-to-cart': true } };
export const HiddenPrice: Story = { ...Usual, args: { sku: 'BR-004' } };
export const Empty: Story = {};
export const Unknown: Story = { args: { sku: 'NO-SUCH' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
