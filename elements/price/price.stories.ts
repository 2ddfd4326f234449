// Stories of <airside-price>.
import { elementStories, articleHost, failingHost } from '../../.storybook/element-story';
import contract from './price';

export default { title: 'Catalogue/Price', ...elementStories(contract) };

export const Usual = { args: { sku: 'WH-002' }, parameters: { element: { host: articleHost } } };
export const From = { args: { sku: 'GN-001' } };
export const HiddenPrice = { args: { sku: 'BR-004' } };
export const Empty = {};
export const Unknown = { args: { sku: 'NO-SUCH' } };
export const Failing = { args: { sku: 'WH-002' }, parameters: { element: { host: failingHost } } };
