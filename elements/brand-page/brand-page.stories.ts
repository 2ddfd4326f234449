// Stories of <airside-brand-page>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './brand-page';

export default { title: 'Catalogue/Brand page', ...elementStories(contract) };

export const Usual = { args: { brand: 'Glen Tarrow' } };
export const WithoutWords = { args: { brand: 'Ridge Cocoa' } };
export const AllBrands = {};
export const Unknown = { args: { brand: 'No such house' } };
export const Failing = { args: { brand: 'Glen Tarrow' }, parameters: { element: { host: failingHost } } };
