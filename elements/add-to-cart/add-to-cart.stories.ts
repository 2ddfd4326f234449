// Stories of <airside-add-to-cart>.
import { elementStories, articleHost, failingHost } from '../../.storybook/element-story';
import contract from './add-to-cart';

export default { title: 'Catalogue/Add to cart', ...elementStories(contract) };

export const Usual = { args: { sku: 'WH-002' }, parameters: { element: { host: articleHost } } };
export const Configurable = { args: { sku: 'GN-001' } };
export const OutOfStock = { args: { sku: 'TN-010' } };
export const OwnWords = { args: { sku: 'WH-002', label: 'Take two', quantity: 2 } };
export const Empty = {};
export const Unknown = { args: { sku: 'NO-SUCH' } };
export const Failing = { args: { sku: 'WH-002' }, parameters: { element: { host: failingHost } } };
