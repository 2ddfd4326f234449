// Stories of <airside-store>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inShop, market, rightToLeft } from '../../../.storybook/states';
import contract from './store';

export default { title: 'Whole shop/Store', ...elementStories(contract) };

const inside = `
  <airside-mini-cart></airside-mini-cart>
  <airside-product-card sku="WH-002" add-to-cart style="max-width:320px"></airside-product-card>
`;

/** Two elements, one cart. */
export const Usual: Story = { parameters: { element: { inside } } };
export const FullCart = inShop('full-cart', Usual);
export const Failing = failing(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
