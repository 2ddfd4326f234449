// Stories of <airside-wishlist-button>.
import { articleHost, elementStories, failingHost } from '../../.storybook/element-story';
import contract from './wishlist-button';

export default { title: 'Catalogue/Wishlist button', ...elementStories(contract) };

export const Usual = { args: { sku: 'WH-002' } };
export const WithLabel = {
  args: { sku: 'WH-002', 'with-label': true },
  parameters: { element: { host: articleHost } },
};
export const Empty = {};
export const Unknown = { args: { sku: 'NO-SUCH' } };
export const Failing = { args: { sku: 'WH-002' }, parameters: { element: { host: failingHost } } };
