// Stories of <airside-store>.
import { elementStories } from '../../.storybook/element-story';
import contract from './store';

export default { title: 'Whole shop/Store', ...elementStories(contract) };

const inside = `
  <airside-mini-cart></airside-mini-cart>
  <airside-product-card sku="WH-002" add-to-cart style="max-width:320px"></airside-product-card>
`;

/** Two elements, one cart. */
export const Usual = { parameters: { element: { inside } } };
export const Failing = {
  args: { endpoint: '/failing/graphql' },
  parameters: { element: { inside } },
};
