// Stories of <airside-product-page>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './product-page';

export default { title: 'Catalogue/Product page', ...elementStories(contract) };

export const Configurable = { args: { sku: 'GN-001' } };
export const Simple = { args: { sku: 'WH-002' } };
export const OutOfStock = { args: { sku: 'TN-010' } };
export const HiddenPrice = { args: { sku: 'BR-004' } };
export const Empty = {};
export const Unknown = { args: { sku: 'NO-SUCH' } };
export const Failing = { args: { sku: 'WH-002' }, parameters: { element: { host: failingHost } } };
