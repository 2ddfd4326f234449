// Stories of <airside-product-card>.
import { elementStories, articleHost, failingHost } from '../../.storybook/element-story';
import contract from './product-card';

export default { title: 'Catalogue/Product card', ...elementStories(contract) };

export const Usual = { args: { sku: 'WH-002' }, parameters: { element: { host: articleHost } } };
export const WithButton = { args: { sku: 'WH-002', 'add-to-cart': true } };
export const OutOfStock = { args: { sku: 'TN-010' } };
export const HiddenPrice = { args: { sku: 'BR-004' } };
export const Empty = {};
export const Unknown = { args: { sku: 'NO-SUCH' } };
export const Failing = { args: { sku: 'WH-002' }, parameters: { element: { host: failingHost } } };
