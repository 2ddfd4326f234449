// Stories of <airside-cart-page>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './cart-page';

export default { title: 'Cart and checkout/Cart page', ...elementStories(contract) };

export const Usual = {
  parameters: { element: { host: '{tag} <airside-add-to-cart sku="WH-002"></airside-add-to-cart>' } },
};
export const Failing = { parameters: { element: { host: failingHost } } };
