// Stories of <airside-mini-cart>.
import { elementStories, articleHost, failingHost } from '../../.storybook/element-story';
import contract from './mini-cart';

export default { title: 'Cart and checkout/Mini cart', ...elementStories(contract) };

export const Usual = { parameters: { element: { host: articleHost } } };
export const OpensOnAdd = {
  args: { 'open-on-add': true },
  parameters: { element: { host: '{tag} <airside-add-to-cart sku="WH-002"></airside-add-to-cart>' } },
};
export const Failing = { parameters: { element: { host: failingHost } } };
